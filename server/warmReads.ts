import { getToday, type LibraryContext } from './appContext.js';
import type { AnyResponse } from './contract.js';
import { ApiError } from './errors.js';
import { checkParameters } from './http/contractValidator.js';
import { serializeResponse } from './http/serializeResponse.js';
import type { OperationRequest, ResponseBody } from './operationInput.js';
import { operations } from './operations/index.js';
import type { Schemas } from './schemas.js';
import { addDays } from './series/periods.js';
import { takeTurn } from './takeTurn.js';

/** Frequent and rare words, several, a misspelt one, countries and a group. */
const texts = [
  'inflation',
  'us inflation',
  'gdp',
  'gdp growth germany',
  'unemployment rate',
  'populaton',
  'consumer prices',
  'japan exports',
  'interest rate',
  'government debt g7',
  'industrial production',
  'house',
  'wages manufacturing',
  'brazil trade balance',
  'energy',
  'money supply monthly',
];

/** Misspelt, incomplete, and with words that no indicator has together. */
const unknownSlugs = [
  'us-unemploymnt-rate',
  'consumer-prices-germany',
  'japan-exprts-monthly',
  'real-gross-domestic-prodct',
];

/** Requests for past releases are mostly about these days. */
const calendarDaysBack = 90;
const maxEvents = 1000;
const asOfDaysBack = 365;

/** Enough that the code of these reads is compiled, and few enough to leave memory for the series that users request. */
const maxSeries = 100;

/**
 * Runs common reads: the list of countries, searches of the library and the catalogues, unknown slugs, the calendar, and the
 * series that were released last. The first requests after a start then find in memory what these have read, and code that is
 * compiled. Takes turns.
 */
export async function warmReads(context: LibraryContext): Promise<void> {
  const today = getToday(context);
  const vintage = addDays(today, -asOfDaysBack);
  const quarter = { from: addDays(today, -calendarDaysBack), to: today };
  await read(context, 'countries.list', {});
  for (const q of texts) {
    await read(context, 'indicators.search', { query: { q } });
    await read(context, 'discovery.catalog', { query: { q } });
  }
  for (const slug of unknownSlugs) await read(context, 'indicators.get', { path: { slug } });
  for (const query of [{}, quarter]) await read(context, 'calendar.releases', { query });
  const headlines = { ...quarter, indicators: 'headline', limit: maxEvents } as const;
  const calendar = await read(context, 'calendar.releases', { query: headlines });
  for (const { slug, country } of listLatestSeries(calendar?.events ?? [])) {
    await read(context, 'indicators.get', { path: { slug }, query: { country } });
    for (const asOf of [{}, { vintage }]) {
      await read(context, 'indicators.observations', { query: { id: [slug], country, ...asOf } });
    }
  }
}

type ReadId =
  | 'calendar.releases'
  | 'countries.list'
  | 'discovery.catalog'
  | 'indicators.get'
  | 'indicators.observations'
  | 'indicators.search';

/** Runs a read of the library, and writes its response. Returns undefined if the read is rejected or the server stops. */
async function read<Id extends ReadId>(
  context: LibraryContext,
  id: Id,
  request: OperationRequest<Id>,
): Promise<ResponseBody<Id> | undefined> {
  await takeTurn();
  if (context.stopping.aborted) return undefined;
  const parameters = { path: { ...request.path }, query: { ...request.query } };
  const issues = checkParameters(id, { ...parameters, rawQuery: '', headers: {} });
  if (issues.length > 0) throw new Error(`The request of ${id} is not valid: ${JSON.stringify(issues)}`);
  const operation = operations[id] as (context: LibraryContext, input: object) => Promise<AnyResponse>;
  try {
    const result = await operation(context, { ...parameters, accepts: 'application/json' });
    if (!('json' in result)) throw new Error(`${id} has no JSON response.`);
    return JSON.parse((await serializeResponse(result)).body.toString());
  } catch (failure) {
    if (failure instanceof ApiError) return undefined;
    throw failure;
  }
}

/** Lists the series of events, the latest first. */
function listLatestSeries(events: Schemas['CalendarEvent'][]): { slug: string; country: string }[] {
  const latestFirst = events.toReversed().flatMap(({ indicators }) => indicators);
  const byName = new Map(latestFirst.map(({ slug, country }) => [`${slug} ${country}`, { slug, country }]));
  return [...byName.values()].slice(0, maxSeries);
}
