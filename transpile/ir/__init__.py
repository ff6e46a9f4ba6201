"""The intermediate representation: one model of what all the formats can mean."""
