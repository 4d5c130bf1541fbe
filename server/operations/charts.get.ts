import { type AppContext, getToday } from '../appContext.js';
import { buildPicture } from '../charts/buildPicture.js';
import type { ChartLine, ChartMarker } from '../charts/chartModel.js';
import { findDecimals } from '../charts/formatNumber.js';
import { listMarkers } from '../charts/listMarkers.js';
import type { Operation } from '../contract.js';
import { invalidRequest } from '../errors.js';
import { findBreaks } from '../indicators/assessQuality.js';
import { type FoundSeries, findOneSeries, formatSeriesName } from '../indicators/findSeries.js';
import { getDefaultUnits } from '../indicators/indicatorMetadata.js';
import { listUnits } from '../indicators/metadataReader.js';
import { selectObservations } from '../indicators/readObservations.js';
import { readOneState } from '../indicators/readOneState.js';
import { selectChartCountries } from '../indicators/selectChartCountries.js';
import { selectVintage } from '../indicators/selectVintage.js';
import type { Input } from '../operationInput.js';
import { assertDateOrder } from '../parameters/dateRange.js';
import { recessions } from '../recessions.js';
import { findReleaseFacts } from '../releases/releaseFacts.js';
import type { UnitCode } from '../series/units.js';
import { listCountries } from '../store/countries.js';
import { listObservations } from '../store/observations.js';

type Query = Input<'charts.get'>['query'];

/** Draws an indicator as SVG or PNG, in a worker thread. */
export const chartsGet: Operation<'charts.get'> = async (context, { path, query, caller, client, disconnected }) => {
  assertDateOrder('start', query.start, 'end', query.end);
  const countries = await selectChartCountries(context.db, path.slug, query.country, maxLines);
  const wanted = listWanted(path.slug, countries, query.with);
  const find = () =>
    Promise.all(wanted.map(({ slug, country }) => findOneSeries(context.db, slug, country, query.vintage)));
  const { found, lines, markers, missing } = await readOneState(context.db, find, (found) =>
    readAll(context, found, query),
  );
  const [first] = found;
  const showsUs = found.some(({ series }) => series.country === 'US');
  const model = buildPicture(lines, {
    names: [...new Set(found.map(({ indicator }) => indicator.name))],
    frequency: first?.indicator.frequency ?? 'monthly',
    agencies: [...new Set(found.map(({ series }) => series.sourceAgency))],
    vintage: query.vintage ?? null,
    indexed: query.indexed ?? false,
    logarithmic: query.scale === 'log',
    recessions: (query.recessions ?? showsUs) ? recessions : [],
    ...{ markers, missing },
    theme: query.theme ?? 'light',
    width: query.width ?? 960,
    height: query.height ?? 540,
  });
  const { format = 'svg' } = query;
  const owner = { name: 'accountId' in caller ? caller.accountId : client.addressGroup, weight: 1 };
  const picture = await context.compute.run('chart', { model, format }, { owner, signal: disconnected });
  return { picture, type: format === 'png' ? 'image/png' : 'image/svg+xml' };
};

interface Wanted {
  slug: string;
  country: string | undefined;
}

const maxLines = 5;

/** Lists the requested series: the indicator for each country, then the other indicators. */
function listWanted(slug: string, countries: Wanted['country'][], others: string[] | undefined): Wanted[] {
  const wanted: Wanted[] = [
    ...countries.map((country) => ({ slug, country })),
    ...(others ?? []).map((other) => {
      const [otherSlug = '', code] = other.split('.');
      return { slug: otherSlug, country: code };
    }),
  ];
  if (wanted.length <= maxLines) return wanted;
  const problem = `adds up to ${wanted.length} lines with the countries. A chart has at most ${maxLines}: leave some out`;
  throw invalidRequest([{ field: 'with', problem }]);
}

/** Reads the lines, and the markers of the first. */
async function readAll(context: AppContext, requested: FoundSeries[], query: Query) {
  const found = requested.filter(({ indicator, series }, index) => {
    const same = requested.findIndex((one) => one.series.id === series.id && one.indicator.id === indicator.id);
    return same === index;
  });
  const names = new Map((await listCountries(context.db)).map(({ code, name }) => [code, name]));
  const hasSeveral = new Set(found.map(({ indicator }) => indicator.id)).size > 1;
  const [first] = found;
  // Unlike for observations, the contract has no default: it depends on the indicator.
  const units = (query.units as Query['units'] | undefined) ?? (first ? getDefaultUnits(first.indicator) : 'lin');
  const lines: ChartLine[] = [];
  const [drawn, missing]: [FoundSeries[], string[]] = [[], []];
  for (const one of found) {
    const country = names.get(one.series.country) ?? '';
    const label = hasSeveral ? `${one.indicator.name}, ${country}` : country;
    // A picture of an old vintage shows the lines that existed, like the page. Without the first line, there is none.
    if (one !== first && query.vintage !== undefined && !one.vintages.current) {
      missing.push(label);
      continue;
    }
    drawn.push(one);
    lines.push(await readLine(context, one, { ...query, units }, label));
  }
  const markers = first === undefined ? [] : await readMarkers(context, first, query);
  return { found: drawn, lines, markers, missing };
}

/** Reads the values of one series, block by block. */
async function readLine(
  context: AppContext,
  found: FoundSeries,
  query: Query & { units: UnitCode },
  label: string,
): Promise<ChartLine> {
  const vintage = selectVintage(formatSeriesName(found), found.vintages, query.vintage, getToday(context));
  const rows = selectObservations(context.db, found, vintage, query);
  const [times, values]: [number[], number[]] = [[], []];
  for await (const block of rows.iterate({ order: 'asc', limit: Number.POSITIVE_INFINITY })) {
    for (const { row } of block.toRows()) {
      times.push(Date.parse(row.date));
      values.push(row.value ?? Number.NaN);
    }
  }
  const { unit, frequency, projectionsFrom } = rows.describe();
  return {
    ...{ label, frequency, unit, decimals: findDecimals(unit, values), projectionsFrom },
    ...{ times: Float64Array.from(times), values: Float64Array.from(values) },
  };
}

/** Reads the breaks of a series in the vintage, and the changes of its unit up to it. */
async function readMarkers(context: AppContext, found: FoundSeries, query: Query): Promise<ChartMarker[]> {
  const { db } = context;
  const today = getToday(context);
  const vintage = selectVintage(formatSeriesName(found), found.vintages, query.vintage, today);
  const asOf = query.vintage === undefined ? {} : { asOf: query.vintage };
  const observations = await listObservations(db, found.series, { order: 'asc', ...asOf });
  const release = await findReleaseFacts(db, found.series.releaseId, query.vintage ?? today);
  const findings = await findBreaks(db, { found, vintage, release, today }, observations);
  return listMarkers(findings, await listUnits(db, found));
}
