"""The one-page summary of a design that was changed and not saved."""

from setting import belts, design, folder
from beltwright import changed

faster = changed(design, {"beltSpeedInp": design["beltSpeedInp"] * 1.1})
file = folder / "summary.pdf"
file.write_bytes(belts.report(faster, reports="summary"))
print(f"{file}: {file.stat().st_size} bytes")
