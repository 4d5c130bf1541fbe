import { getToday, type LibraryContext } from './appContext.js';
import { listLatestSeries } from './calendar/listLatestSeries.js';
import type { AnyResponse } from './contract.js';
import { ApiError } from './errors.js';
import { findRules } from './http/operationRules.js';
import { serializeResponse } from './http/serializeResponse.js';
import type { OperationRequest } from './operationInput.js';
import { operations } from './operations/index.js';
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
/** In most libraries, one page has all events of these days. */
const latestDaysBack = 30;
const maxEvents = 500;
const asOfDaysBack = 365;

/** Enough for Node to compile the code of these reads, and few enough to leave memory for the series that users request. */
const maxSeries = 100;

/**
 * Runs common reads: the list of countries, searches of the library and the catalogues, unknown slugs, the calendar, and headline
 * series of its latest events. Afterwards their data are in memory and their code is compiled, so that the first requests take
 * less time. With read replicas, only the compiled code helps, because each database has its own memory. Takes turns. Throws an
 * AbortError if the server stops.
 */
export async function warmReads(context: LibraryContext): Promise<void> {
  const today = getToday(context);
  const vintage = addDays(today, -asOfDaysBack);
  const since = (days: number) => ({ from: addDays(today, -days), to: today });
  await read(context, 'countries.list', {});
  for (const q of texts) {
    await read(context, 'indicators.search', { query: { q } });
    await read(context, 'discovery.catalog', { query: { q } });
  }
  for (const slug of unknownSlugs) await read(context, 'indicators.get', { path: { slug } });
  for (const query of [{}, since(calendarDaysBack)]) await read(context, 'calendar.releases', { query });
  const latest = { ...since(latestDaysBack), indicators: 'headline', limit: maxEvents } as const;
  const calendar = await read(context, 'calendar.releases', { query: latest });
  const { events } = JSON.parse(calendar?.toString() ?? '{"events":[]}');
  for (const { slug, country } of listLatestSeries(events, maxSeries)) {
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

/** Runs a read of the library, and returns the body of its response; undefined if what it looks for does not exist. */
async function read<Id extends ReadId>(
  context: LibraryContext,
  id: Id,
  request: OperationRequest<Id>,
): Promise<Buffer | undefined> {
  await takeTurn();
  context.stopping.throwIfAborted();
  const parameters = { path: { ...request.path }, query: { ...request.query } };
  const issues = findRules(id).parameters.validate({ ...parameters, rawQuery: '', headers: {} });
  if (issues.length > 0) throw new Error(`The request of ${id} is not valid: ${JSON.stringify(issues)}`);
  const operation = operations[id] as (context: LibraryContext, input: object) => Promise<AnyResponse>;
  try {
    const result = await operation(context, { ...parameters, accepts: 'application/json' });
    if (!('json' in result)) throw new Error(`${id} has no JSON response.`);
    return (await serializeResponse(result)).body;
  } catch (failure) {
    if (failure instanceof ApiError && failure.status === 404) return undefined;
    throw failure;
  }
}
