/*
 * World Bank, Indicators API 2. A series is an indicator of a country: `NY.GDP.MKTP.CD/USA`. Errors come with status 200. The API silently ignores an
 * invalid window. Values are newest first, and the unit is in parentheses in the indicator name.
 */
import type { Frequency } from '../../series/frequency.js';
import { normalizeObservations } from '../normalizeObservations.js';
import type { Provider, ProviderAccess, ProviderObservation, ProviderSeries, SeriesQuery } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { readPeriod } from '../readPeriod.js';
import { fetchCatalogue } from './fetchCatalogue.js';
import { fetchAllPages, type Page, parseUnit, readPage, title } from './readPage.js';

const rowsPerPage = 1_000;

interface Row {
  indicator: { id: string; value: string };
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
    const { rows, lastUpdated } = await fetchAllPages((page) => fetchPage(access, query, page));
    return buildSeries(query, rows, lastUpdated);
  },
  fetchCatalogue,
};

function fetchPage(
  { send, baseUrl }: ProviderAccess,
  { id, start, end }: SeriesQuery,
  page: number,
): Promise<Page<Row>> {
  const [, indicator, country] = /^([A-Z0-9_.]+)\/([A-Z0-9]{2,3})$/i.exec(id) ?? [];
  if (indicator === undefined || country === undefined) {
    throw new ProviderFailure(
      'invalid',
      `Invalid ${title} series id. Use INDICATOR/COUNTRY, for example ${worldbank.info.exampleId}.`,
    );
  }
  const url = new URL(`country/${country}/indicator/${indicator}`, baseUrl);
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
    frequency: parsedRows[0]?.frequency ?? 'annual',
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
  const status = value === null ? 'missing' : (statuses[obs_status] ?? 'normal');
  return { observation: { date, period, value, status, flag: obs_status ?? '' }, frequency };
}

const statuses: Record<string, ProviderObservation['status']> = { E: 'estimate', F: 'forecast', P: 'provisional' };
