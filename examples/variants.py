"""Five hundred variants of a design into a table: width, speed, tonnage and friction."""

from setting import belts, count, design, folder
from beltwright import variants, write_table

choices = {
    "beltWidthInp": [1000, 1200, 1400, 1600, 1800],
    "beltSpeedInp": [2.5, 3, 3.5, 4, 4.5],
    "capacityInp": [800, 1200, 1600, 2000, 2400],
    "frictionFactorInp": [0.016, 0.02, 0.024, 0.028],
}

rows = []
for values, document in variants(design, choices):
    if len(rows) == count(500):
        break
    answer = belts.calculate(document)
    errors = sum(finding["severity"] == "error" for finding in answer["findings"])
    rows.append({**values, "te": answer["te"], "absorbedPower": answer["absorbedPower"], "errors": errors})
write_table(folder / "variants.csv", rows)
print(f"{len(rows)} variants in {folder / 'variants.csv'}")
