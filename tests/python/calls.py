"""Calls a running server with the client that was made of its contract: calls.py <url of the server> <API key>"""

import sys
from datetime import date

from client import AuthenticatedClient
from client.api.calendar import calendar_releases
from client.api.forecasting import forecast_run
from client.api.health import health_get
from client.api.indicators import indicators_download, indicators_get
from client.api.labs import labs_diagnostics, labs_stationarity
from client.api.library import indicators_observations, indicators_search
from client.models import DiagnosticsRequest, ForecastRequest, StationarityRequest

url, key = sys.argv[1:]
client = AuthenticatedClient(base_url=url, token=key, prefix="", auth_header_name="X-API-Key")
checked = 0


def holds(what, is_so):
    global checked
    assert is_so, what
    checked += 1


gdp = indicators_observations.sync(
    client=client, id=["real-gdp"], start=date(2022, 7, 1), end=date(2022, 7, 1), vintage=date(2022, 10, 31)
)
holds("GDP as it was known in 2022", gdp.observations[0].value == 20021.7)
holds("its date is a day", gdp.observations[0].date == date(2022, 7, 1))

october = indicators_observations.sync(
    client=client, id=["us-unemployment-rate"], start=date(2025, 10, 1), end=date(2025, 10, 1)
)
holds("a missing value is None", october.observations[0].value is None)

found = indicators_search.sync(client=client, q="unemployment rate", limit=3)
holds("a search finds", found.count == 3 and found.indicators[0].slug == "us-unemployment-rate")
more = indicators_search.sync(client=client, q="unemployment rate", limit=3, cursor=found.next_cursor)
holds("and goes on", more.indicators[0].slug != found.indicators[0].slug)

detail = indicators_get.sync(slug="real-gdp", client=client)
holds("an indicator in full", detail.metadata.slug == "real-gdp" and len(detail.observations) > 300)

missing = indicators_get.sync_detailed(slug="real-gd", client=client)
holds("a refusal is read", missing.status_code == 404 and missing.parsed.error == "indicator_not_found")
holds("with what comes near", "real-gdp" in missing.parsed.suggestions)

events = calendar_releases.sync(client=client)
holds("the calendar", len(events.events) > 0)

csv = indicators_download.sync_detailed(slug="real-gdp", client=client, start=date(2026, 1, 1))
holds("a CSV file", csv.content.decode().splitlines()[0] == "date,value,revised")

asked = DiagnosticsRequest.from_dict({"seriesId": "real-gdp", "transformations": ["logdiff"]})
diagnosed = labs_diagnostics.sync(client=client, body=asked)
holds("a lab", diagnosed.to_dict()["results"]["jarque_bera"]["status"] == "computed")

asked = StationarityRequest.from_dict({"seriesId": "real-gdp", "significance": 0.01})
tested = labs_stationarity.sync(client=client, body=asked)
holds("a lab with a level", tested.to_dict()["reading"]["significance"] == 0.01)

asked = ForecastRequest.from_dict({"values": list(range(1, 21)), "horizon": 2, "model": "naive"})
forecast = forecast_run.sync(client=client, body=asked)
holds("a forecast", forecast.to_dict()["result"]["status"] == "computed")

holds("its health", health_get.sync(client=client).status == "ok")
print(f"{checked} checks of the Python client: ok")
