"""Beltwright from Python: one file, nothing but the standard library.

    from beltwright import Beltwright, changed

    belts = Beltwright("https://beltwright.example", token="bw_...")
    conveyor = belts.conveyor("a1b2c3")              # a stored design, as a plain dict
    answer = belts.calculate(changed(conveyor, {"beltSpeedInp": 4.5}))
    print(answer["te"], answer["absorbedPower"])

A token is made on the profile page. Calculating needs its scope "calculate", reading stored designs "read", saving "write".
Paths are those of the file format: "beltSpeedInp", "pulls[2].x", "drives[0].motor.power".
"""

import copy
import csv
import http.client
import itertools
import json
import re
import time
import urllib.parse

__all__ = ["Beltwright", "Refused", "changed", "value_at", "variants", "write_table"]


class Refused(Exception):
    """The server understood and refused; says why, field by field where it knows."""

    def __init__(self, status, problem):
        issues = problem.get("issues") or []
        fields = "".join(f"\n  {issue['field']}: {issue['message']}" for issue in issues)
        super().__init__(f"{problem.get('message') or 'refused'}{fields}")
        self.status = status
        self.code = problem.get("code", "")
        self.issues = issues


class Beltwright:
    """One server and one token. The connection stays open from call to call."""

    def __init__(self, url, token, patience=60):
        parts = urllib.parse.urlsplit(url)
        self._secure = parts.scheme == "https"
        self._host = parts.netloc
        self._token = token
        self._patience = patience
        self._connection = None

    # Calculating: a document goes in, nothing is stored.

    def calculate(self, document, method=None, trace=()):
        """Results by name, with findings; `method="all"` for every method, `trace` for the steps of results."""
        return self._json("POST", "/api/calculate", document, {"method": method, "trace": ",".join(trace) or None})

    def dynamic(self, document, scenario=None, frames=False, **terms):
        """A start or stop as an elastic belt, such as "start-full"; terms: runTime, interval, elements."""
        asked = {"scenario": scenario, "frames": "true" if frames else None, **terms}
        return self._json("POST", "/api/dynamic", document, asked)

    def report(self, document, reports="summary", format="pdf", **terms):
        """The bytes of a report: pdf, xlsx, csv or html; terms: language, units, scenarios."""
        names = reports if isinstance(reports, str) else ",".join(reports)
        return self._call("POST", "/api/report", document, {"reports": names, "format": format, **terms})

    # Stored designs.

    def conveyors(self):
        """Your own designs as a list of their main figures."""
        return self._json("GET", "/api/conveyorlist")

    def demos(self):
        return self._json("GET", "/api/conveyorlistdemos")

    def conveyor(self, id):
        return self._json("GET", f"/api/conveyor/{urllib.parse.quote(id)}")

    def add(self, document):
        return self._json("POST", "/api/conveyors", document)

    def save(self, id, document):
        """Refused where somebody saved since the revision in the document."""
        return self._json("PUT", f"/api/conveyors/{urllib.parse.quote(id)}", document)

    # The way there and back.

    def _json(self, method, path, body=None, query=None):
        return json.loads(self._call(method, path, body, query))

    def _call(self, method, path, body=None, query=None):
        asked = {name: value for name, value in (query or {}).items() if value is not None}
        address = f"{path}?{urllib.parse.urlencode(asked)}" if asked else path
        content = None if body is None else json.dumps(body).encode()
        until = time.monotonic() + self._patience
        while True:
            status, headers, answer = self._send(method, address, content)
            if status < 400:
                return answer
            wait = float(headers.get("Retry-After") or 0)
            if status not in (429, 503) or time.monotonic() + wait > until:
                raise Refused(status, _problem(answer))
            time.sleep(max(wait, 0.1))

    def _send(self, method, address, content):
        headers = {"Authorization": f"Bearer {self._token}", "Accept": "application/json"}
        if content is not None:
            headers["Content-Type"] = "application/json"
        # A connection that the server has closed meanwhile is opened once more.
        for attempt in (1, 2):
            is_new = self._connection is None
            try:
                if is_new:
                    kind = http.client.HTTPSConnection if self._secure else http.client.HTTPConnection
                    self._connection = kind(self._host, timeout=self._patience)
                self._connection.request(method, address, body=content, headers=headers)
                response = self._connection.getresponse()
                return response.status, response.headers, response.read()
            except (http.client.HTTPException, ConnectionError):
                self._connection.close()
                self._connection = None
                if is_new or attempt == 2:
                    raise


def _problem(answer):
    try:
        problem = json.loads(answer)
    except ValueError:
        problem = None
    return problem if isinstance(problem, dict) else {"message": answer.decode(errors="replace")[:300]}


_step = re.compile(r"\[(\d+)\]|([A-Za-z_]\w*)")


def _steps(path):
    if not re.fullmatch(r"[A-Za-z_]\w*(\[\d+\]|\.[A-Za-z_]\w*)*", path):
        raise ValueError(f"{path!r} is no path such as pulls[2].x")
    return [int(row) if row else name for row, name in _step.findall(path)]


def value_at(record, path):
    """What stands at a path of a document or an answer."""
    for step in _steps(path):
        record = record[step]
    return record


def changed(document, values):
    """A copy of the document with values set by their paths. A path that is not there is refused."""
    result = copy.deepcopy(document)
    for path, value in values.items():
        *way, last = _steps(path)
        place = result
        for step in way:
            place = place[step]
        if last not in place if isinstance(place, dict) else last >= len(place):
            raise KeyError(f"The document has no {path}")
        place[last] = value
    return result


def variants(document, choices):
    """Every combination of the choices, as (values, document)."""
    names = list(choices)
    for combination in itertools.product(*(choices[name] for name in names)):
        values = dict(zip(names, combination))
        yield values, changed(document, values)


def write_table(file, rows):
    """Rows, each a dict with the same names, as CSV that spreadsheets open."""
    rows = list(rows)
    with open(file, "w", newline="", encoding="utf-8") as out:
        writer = csv.DictWriter(out, fieldnames=list(rows[0]) if rows else [])
        writer.writeheader()
        writer.writerows(rows)
