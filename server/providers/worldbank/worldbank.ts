/*
 * World Bank, Indicators API 2. A series is an indicator of a country: `NY.GDP.MKTP.CD/USA`. Errors come with status 200. The API silently ignores an
 * invalid window. Values are newest first, and the unit is in parentheses in the indicator name.
 */
import type { Frequency } from '../../series/frequency.js';
import { attempt, fetchInGroups, type Outcomes, requireSeries } from '../batches.js';
import { findFrequency } from '../findFrequency.js';
import { normalizeObservations } from '../normalizeObservations.js';
import type { Provider, ProviderAccess, ProviderObservation, ProviderSeries, SeriesQuery } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { readPeriod } from '../readPeriod.js';
import { fetchCatalogue } from './fetchCatalogue.js';
import { fetchAllPages, type Page, parseUnit, readPage, title } from './readPage.js';

const rowsPerPage = 1_000;
/** URLs may have about 1,500 characters, and the countries of a call come in several pages. */
const maxCountriesPerCall = 40;

interface Row {
  indicator: { id: string; value: string };
  /** The code with two letters, or one of the World Bank for a group of countries. */
  country: { id: string };
  /** Empty for some groups. */
  countryiso3code: string;
  date: string;
  value: number | null;
  obs_status: string;
}

export const worldbank: Provider = {
  info: {
    name: 'worldbank',
    title,
    homepage: 'https://data.worldbank.org',
    terms: {
      summary: 'CC BY 4.0: name the World Bank.',
      url: 'https://www.worldbank.org/en/about/legal/terms-of-use-for-datasets',
    },
    baseUrl: 'https://api.worldbank.org/v2/',
    key: null,
    budgets: [{ calls: 4, seconds: 1 }],
    exampleId: 'NY.GDP.MKTP.CD/USA',
  },
  async fetchSeries(access, query) {
    return requireSeries(title, await fetchBatch(access, [query]), query.id);
  },
  fetchBatch,
  catalogue: { scope: 'part', contents: 'series', subject: 'World Development Indicators', fetch: fetchCatalogue },
};

/** Fetches the countries of an indicator together. One unknown code makes a whole call fail. */
function fetchBatch(access: ProviderAccess, queries: SeriesQuery[]): Promise<Outcomes> {
  return fetchInGroups(queries, {
    title,
    getGroupKey: ({ id }) => parseId(id).indicator,
    maxGroupSize: maxCountriesPerCall,
    canSplit: () => true,
    fetchGroup: (group) => fetchGroup(access, group),
  });
}

async function fetchGroup(access: ProviderAccess, queries: SeriesQuery[]): Promise<Outcomes> {
  const { rows, lastUpdated } = await fetchAllPages((page) => fetchPage(access, queries, page));
  assertRequested(rows, queries);
  const build = (query: SeriesQuery) => {
    const { country } = parseId(query.id);
    return attempt(title, () =>
      buildSeries(
        query,
        rows.filter((row) => isOf(row, country)),
        lastUpdated,
      ),
    );
  };
  return new Map(queries.map((query) => [query.id, build(query)]));
}

function isOf(row: Row, country: string): boolean {
  return row.countryiso3code === country || row.country.id === country;
}

function assertRequested(rows: Row[], queries: SeriesQuery[]): void {
  const ids = queries.map(({ id }) => parseId(id));
  const other = rows.find(
    (row) =>
      row.indicator.id.toUpperCase() !== ids[0]?.indicator.toUpperCase() ||
      !ids.some(({ country }) => isOf(row, country)),
  );
  if (other === undefined) return;
  const name = `${other.indicator.id}/${other.countryiso3code || other.country.id}`;
  throw new ProviderFailure('malformed', `${title} returned values of ${name}, which were not requested.`);
}

function parseId(id: string): { indicator: string; country: string } {
  const [, indicator, country] = /^([A-Z0-9_.]+)\/([A-Z0-9]{2,3})$/i.exec(id) ?? [];
  if (indicator !== undefined && country !== undefined) return { indicator, country: country.toUpperCase() };
  throw new ProviderFailure(
    'invalid',
    `Invalid ${title} series id. Use INDICATOR/COUNTRY, for example ${worldbank.info.exampleId}.`,
  );
}

function fetchPage({ send, baseUrl }: ProviderAccess, queries: SeriesQuery[], page: number): Promise<Page<Row>> {
  const ids = queries.map(({ id }) => parseId(id));
  const { start, end } = queries[0] ?? {};
  const url = new URL(`country/${ids.map(({ country }) => country).join(';')}/indicator/${ids[0]?.indicator}`, baseUrl);
  url.search = new URLSearchParams({ format: 'json', per_page: String(rowsPerPage), page: String(page) }).toString();
  if (start !== undefined || end !== undefined) {
    url.searchParams.set('date', `${start?.slice(0, 4) ?? 1900}:${end?.slice(0, 4) ?? 2100}`);
  }
  return send({ url }, readPage<Row>);
}

function buildSeries({ id, ...window }: SeriesQuery, rows: Row[], lastUpdated: string | null): ProviderSeries {
  const parsedRows = rows.map(readObservation);
  const observations = normalizeObservations(
    title,
    parsedRows.map(({ observation }) => observation),
    window,
  );
  const name = String(rows[0]?.indicator.value ?? id);
  return {
    id: id.toUpperCase(),
    title: name,
    frequency: findFrequency(title, parsedRows) ?? 'annual',
    unit: parseUnit(name),
    seasonalAdjustment: null,
    observations,
    vintages: null,
    updatedAt: lastUpdated,
  };
}

function readObservation({ date: period, value, obs_status }: Row): {
  observation: ProviderObservation;
  frequency: Frequency;
} {
  const parsedPeriod = readPeriod(period);
  if (parsedPeriod === undefined)
    throw new ProviderFailure('malformed', `${title} returned an invalid period: ${JSON.stringify(period)}.`);
  const { date, frequency } = parsedPeriod;
  const status = value === null ? 'missing' : (statuses.get(obs_status) ?? 'normal');
  return { observation: { date, period, value, status, flag: obs_status ?? '' }, frequency };
}

const statuses = new Map<string, ProviderObservation['status']>(
  Object.entries({ E: 'estimate', F: 'forecast', P: 'provisional' }),
);
