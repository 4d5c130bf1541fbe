"""Serves observations of an Almanac database with FastAPI, sqlite3 and orjson: one statement for the series, and one for its values.

It has no keys, limits, log or notes. Usage: python fastApiServer.py <path of the database>. Prints its port.
"""

import resource
import socket
import sqlite3
import sys
from datetime import date, timedelta
from functools import cache
from typing import Annotated

import orjson
import uvicorn
from fastapi import FastAPI, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel

EPOCH = date(1970, 1, 1)
OPEN_END = 2932896

SERIES = """select s.id, i.name, i.frequency, s.country, s.seasonal_adjustment, s.unit, s.last_date,
  (select max(vintage_date) from vintages v where v.series_id = s.id and v.vintage_date <= ?)
  from indicators i join series s on s.indicator_id = i.id and s.country = coalesce(?, i.default_country) where i.slug = ?"""
LATEST = f"""select date, value, revision from observations
  where series_id = ? and realtime_end = {OPEN_END} and date between ? and ? order by date limit ?"""
AS_OF = """select date, value, revision from observations
  where series_id = ? and realtime_start <= ? and realtime_end >= ? and date between ? and ? order by date limit ?"""
FIRST = """select date, value, min(realtime_start) from observations
  where series_id = ? and date between ? and ? group by date order by date limit ?"""

app = FastAPI()
database = sqlite3.connect(sys.argv[1])


class Selection(BaseModel):
    id: str
    country: str | None = None
    start: date = date(1, 1, 1)
    end: date = date(9999, 12, 31)
    units: str = "lin"
    vintage: date | None = None
    firstRelease: bool = False
    limit: Annotated[int, Query(ge=1, le=100_000)] = 10_000


def to_number(day: date) -> int:
    return (day - EPOCH).days


@cache
def to_text(number: int) -> str:
    return (EPOCH + timedelta(number)).isoformat()


def read_rows(series_id: int, selection: Selection) -> list[dict]:
    window = (to_number(selection.start), to_number(selection.end), selection.limit)
    if selection.firstRelease:
        found = database.execute(FIRST, (series_id, *window))
        return [{"date": to_text(d), "value": v, "revised": False, "realtime_start": to_text(s)} for d, v, s in found]
    if selection.vintage is not None:
        day = to_number(selection.vintage)
        found = database.execute(AS_OF, (series_id, day, day, *window))
    else:
        found = database.execute(LATEST, (series_id, *window))
    return [{"date": to_text(d), "value": value, "revised": revision > 0} for d, value, revision in found]


def read_year_changes(series_id: int, selection: Selection) -> list[dict]:
    year_before = selection.start.replace(year=selection.start.year - 1)
    rows = read_rows(series_id, selection.model_copy(update={"start": year_before, "limit": selection.limit + 12}))
    values = {row["date"]: row["value"] for row in rows}
    changes = []
    for row in rows:
        day = row["date"]
        base = values.get(f"{int(day[:4]) - 1}{day[4:]}")
        if day >= selection.start.isoformat():
            change = None if not base or row["value"] is None else (row["value"] / base - 1) * 100
            changes.append({**row, "value": change})
    return changes


@app.get("/v1/indicators/observations")
async def observations(selection: Annotated[Selection, Query()]) -> Response:
    last_vintage = (selection.vintage or date(9999, 12, 31)).isoformat()
    found = database.execute(SERIES, (last_vintage, selection.country, selection.id)).fetchone()
    if found is None:
        return Response(b'{"error":"indicator_not_found"}', 404, media_type="application/json")
    series_id, name, frequency, country, adjustment, unit, last_date, vintage = found
    rows = read_year_changes(series_id, selection) if selection.units == "pc1" else read_rows(series_id, selection)
    series = {"id": selection.id, "country": country, "name": name, "frequency": frequency, "seasonalAdjustment": adjustment}
    series |= {"unit": unit, "units": selection.units, "lastDate": last_date, "vintage": {"resolved": vintage}, "notes": []}
    content = {"count": len(rows), "observations": rows, "series": [series], "notes": [], "nextCursor": None}
    return Response(orjson.dumps(content), media_type="application/json")


@app.get("/usage")
async def usage() -> dict:
    used = resource.getrusage(resource.RUSAGE_SELF)
    peak = used.ru_maxrss * 1024
    return {"cpuMicroseconds": (used.ru_utime + used.ru_stime) * 1e6, "rssBytes": peak, "peakBytes": peak}


@app.exception_handler(RequestValidationError)
async def refuse(_request: Request, failure: RequestValidationError) -> Response:
    details = [{"field": problem["loc"][-1], "problem": problem["msg"]} for problem in failure.errors()]
    return Response(orjson.dumps({"error": "invalid_request", "details": details}), 400, media_type="application/json")


if __name__ == "__main__":
    listener = socket.create_server(("127.0.0.1", 0))
    print(listener.getsockname()[1], flush=True)
    uvicorn.Server(uvicorn.Config(app, log_level="warning", access_log=False)).run(sockets=[listener])
