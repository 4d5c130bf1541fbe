import type { Knex } from 'knex';
import { readEvents } from './calendar/calendarEvents.js';
import { defaultDaysBack, queryEvents } from './calendar/queryEvents.js';
import { loadCatalogIndex, toCandidateItems } from './discovery/catalogIndex.js';
import { findInLibrary, findWithOthers } from './discovery/findInLibrary.js';
import { readLibraryQuery } from './discovery/readLibraryQuery.js';
import { maxSuggestions } from './indicators/findIndicators.js';
import { suggestSlugs } from './indicators/suggestSlugs.js';
import { addDays } from './series/periods.js';
import { listCountries } from './store/countries.js';
import { readCountrySummaries } from './store/countrySummaries.js';

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
const maxEvents = 500;

/**
 * Counts the series of the countries, builds the index of the catalogues, searches for common words, suggests slugs, and reads the
 * calendar. The first requests after a start then find these and common search documents in memory, and code that is compiled.
 * Takes turns.
 */
export async function warmReads(db: Knex, today: string, stopping: AbortSignal): Promise<void> {
  if (stopping.aborted) return;
  const countries = await listCountries(db);
  await readCountrySummaries(
    db,
    countries.map(({ code }) => code),
  );
  const catalog = await loadCatalogIndex(db);
  for (const text of texts) {
    if (stopping.aborted) return;
    const request = { query: await readLibraryQuery(db, text, catalog.lexicon), filters: {}, today };
    await findInLibrary(db, request);
    await findWithOthers(db, request, toCandidateItems(catalog));
  }
  for (const slug of unknownSlugs) {
    if (stopping.aborted) return;
    await suggestSlugs(db, slug, [], maxSuggestions);
  }
  const earlier = { from: addDays(today, -calendarDaysBack), to: addDays(today, -defaultDaysBack) };
  for (const query of [{}, earlier]) {
    if (stopping.aborted) return;
    const { events, libraryDay } = await queryEvents(db, query, today);
    await readEvents(db, events.slice(0, maxEvents), { day: today, libraryDay, indicators: 'headline' });
  }
}
