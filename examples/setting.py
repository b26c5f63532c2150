"""Where the examples find the server: BELTWRIGHT_URL and BELTWRIGHT_TOKEN; the first demo conveyor is their design."""

import os
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "clients" / "python"))

from beltwright import Beltwright  # noqa: E402

belts = Beltwright(os.environ.get("BELTWRIGHT_URL", "http://127.0.0.1:3000"), os.environ["BELTWRIGHT_TOKEN"])
folder = pathlib.Path(os.environ.get("EXAMPLES_FOLDER", "."))
design = belts.conveyor(belts.demos()[0]["id"])


def count(usual):
    """How many: fewer where EXAMPLES_COUNT says so."""
    return int(os.environ.get("EXAMPLES_COUNT", usual))
