"""Calls a running server with the client generated from its contract: calls.py <url of the server> <API key>"""

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


def check(description, condition):
    global checked
    assert condition, description
    checked += 1


gdp = indicators_observations.sync(
    client=client, id=["real-gdp"], start=date(2022, 7, 1), end=date(2022, 7, 1), vintage=date(2022, 11, 15)
)
check("GDP as of 2022", gdp.observations[0].value == 20021.7)
check("dates are parsed", gdp.observations[0].date == date(2022, 7, 1))

october = indicators_observations.sync(
    client=client, id=["us-unemployment-rate"], start=date(2025, 10, 1), end=date(2025, 10, 1)
)
check("a missing value is None", october.observations[0].value is None)

found = indicators_search.sync(client=client, q="unemployment rate", limit=3)
check("search returns results", found.count == 3 and found.indicators[0].slug == "unemployment-rate")
more = indicators_search.sync(client=client, q="unemployment rate", limit=3, cursor=found.next_cursor)
check("the cursor continues a search", more.indicators[0].slug != found.indicators[0].slug)

detail = indicators_get.sync(slug="real-gdp", client=client)
check("an indicator has metadata and observations", detail.metadata.slug == "real-gdp" and len(detail.observations) > 300)

missing = indicators_get.sync_detailed(slug="real-gd", client=client)
check("errors are parsed", missing.status_code == 404 and missing.parsed.error == "indicator_not_found")
check("errors have suggestions", "real-gdp" in missing.parsed.suggestions)

events = calendar_releases.sync(client=client)
check("the calendar has events", len(events.events) > 0)

csv = indicators_download.sync_detailed(slug="real-gdp", client=client, start=date(2026, 1, 1))
check("downloads are CSV", csv.content.decode().splitlines()[0] == "date,value,revised")

request = DiagnosticsRequest.from_dict({"seriesId": "real-gdp", "transformations": ["logdiff"]})
diagnosed = labs_diagnostics.sync(client=client, body=request)
check("diagnostics are computed", diagnosed.to_dict()["results"]["jarque_bera"]["status"] == "computed")

request = StationarityRequest.from_dict({"seriesId": "real-gdp", "significance": 0.01})
tested = labs_stationarity.sync(client=client, body=request)
check("the significance level is used", tested.to_dict()["reading"]["significance"] == 0.01)

request = ForecastRequest.from_dict({"values": list(range(1, 21)), "horizon": 2, "model": "naive"})
forecast = forecast_run.sync(client=client, body=request)
check("a forecast is computed", forecast.to_dict()["result"]["status"] == "computed")

check("the server is healthy", health_get.sync(client=client).status == "ok")
print(f"{checked} checks of the Python client: ok")
