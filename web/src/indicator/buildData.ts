import type { IndicatorDetailResponse } from 'almanac-sdk';
import type { ChartMarker } from '../../../server/charts/chartModel.js';
import { listMarkers } from '../../../server/charts/listMarkers.js';
import type { Published } from '../chart/chartData';
import { findDecimals, formatDay } from '../format';
import { getCountryName } from '../labels';
import { compareWithLatest } from '../values/compareWithLatest';
import type { Envelope } from '../values/envelope';
import type { Line } from '../values/lines';
import { buildChartData } from './chartData';
import { indexShownLines } from './indexShownLines';
import { listRecessions } from './recessions';
import type { View } from './view';

/** Builds the data of the chart: the lines, indexed if chosen, the range of all vintages, the recessions and the markers. */
export function buildData(
  latest: Line[],
  earlierLines: Line[] | undefined,
  view: View,
  envelope: Envelope | undefined,
  indicator: IndicatorDetailResponse,
) {
  const shown = selectLines(latest, earlierLines, view);
  const data = buildChartData(view.indexed ? indexShownLines(shown) : shown, envelope);
  const showsUs = latest.some(({ country }) => country === 'US');
  return {
    ...data,
    recessions: (view.recessions ?? showsUs) ? listRecessions() : [],
    markers: listKnownMarkers(indicator, view),
  };
}

/** Lists the breaks and changes of unit of the first line that were known on the day of the vintage. */
function listKnownMarkers({ guardrails, metadata }: IndicatorDetailResponse, { vintage }: View): ChartMarker[] {
  const markers = listMarkers(guardrails.findings, metadata.unitsByVintage);
  return vintage === '' ? markers : markers.filter(({ date }) => date <= vintage);
}

/** Selects the lines to draw: the latest values, or those of a vintage with the latest values behind them. */
function selectLines(latest: Line[], earlierLines: Line[] | undefined, { vintage, units }: View) {
  if (earlierLines === undefined)
    return latest.map((line) => ({
      ...{ line, label: nameLine(line, latest) },
      ...{ behind: null, behindLabel: '', isOtherDefinition: false },
    }));
  const isSingleCountry = earlierLines.length === 1;
  return earlierLines.map((line, index) => {
    const latestLine = latest[index];
    const comparison = latestLine && line.error === null ? compareWithLatest(line, latestLine, units) : null;
    return {
      line: comparison === null ? line : { ...line, points: comparison.points, unit: latestLine?.unit ?? line.unit },
      label: isSingleCountry ? `As of ${formatDay(vintage)}` : `${nameLine(line, latest)} (vintage)`,
      behindLabel: isSingleCountry ? 'Latest' : `${nameLine(line, latest)} (latest)`,
      behind: comparison === null ? null : (latestLine?.points ?? null),
      ...(comparison !== null && comparison.factor !== 1 && { published: describePublished(line) }),
      behindVintage: latestLine?.vintage ?? null,
      isOtherDefinition: comparison?.isSameDefinition === false,
    };
  });
}

/** Keeps the values of a line that is shown on another base. */
function describePublished({ unit, points }: Line): Published {
  const values = points.map(({ value }) => value);
  return {
    unit,
    decimals: findDecimals(unit, values),
    byDate: new Map(points.map(({ date, value }) => [date, value])),
  };
}

/** Names a line by its country, and by its indicator too if the chart shows several. */
function nameLine({ name, country }: Line, lines: Line[]): string {
  const hasSeveral = new Set(lines.map((line) => line.name)).size > 1;
  return hasSeveral ? `${name}, ${getCountryName(country)}` : getCountryName(country);
}
