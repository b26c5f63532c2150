"""Effective tension and power by every method."""

from setting import belts, design

answer = belts.calculate(design, method="all")
for one in answer["methods"]:
    print(f"{one['method']:8}  Te {one['te']:8.2f}  power {one['absorbedPower']:8.1f}")
for one in answer["refused"]:
    print(f"{one['method']:8}  {one['message']}")
