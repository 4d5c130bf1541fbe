/*
 * World Bank, Indicators API 2. A series is an indicator of a country: `NY.GDP.MKTP.CD/USA`. Refusals come with status 200; a window that cannot be
 * applied is dropped in silence; values come newest first and the unit stands in the brackets of the indicator's name.
 */
import type { Frequency } from '../../series/frequency.js';
import { inOrder } from '../inOrder.js';
import type { Provider, ProviderAccess, ProviderObservation, ProviderSeries, SeriesQuery } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { readPeriod } from '../readPeriod.js';
import { fetchCatalogue } from './catalogue.js';
import { type Page, readPage, readPages, title, unitIn } from './readPage.js';

const rowsPerPage = 1_000;

interface Row {
  indicator: { id: string; value: string };
  countryiso3code: string;
  date: string;
  value: number | null;
  obs_status: string;
}

export const worldbank: Provider = {
  card: {
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
    const { rows, lastUpdated } = await readPages((page) => fetchPage(access, query, page));
    return seriesOf(query, rows, lastUpdated);
  },
  fetchCatalogue,
};

function fetchPage(
  { ask, baseUrl }: ProviderAccess,
  { id, start, end }: SeriesQuery,
  page: number,
): Promise<Page<Row>> {
  const [, indicator, country] = /^([A-Z0-9_.]+)\/([A-Z0-9]{2,3})$/i.exec(id) ?? [];
  if (indicator === undefined || country === undefined) {
    throw new ProviderFailure(
      'invalid',
      `A series of the ${title} is written INDICATOR/COUNTRY, such as ${worldbank.card.exampleId}.`,
    );
  }
  const url = new URL(`country/${country}/indicator/${indicator}`, baseUrl);
  url.search = new URLSearchParams({ format: 'json', per_page: String(rowsPerPage), page: String(page) }).toString();
  if (start !== undefined || end !== undefined) {
    url.searchParams.set('date', `${start?.slice(0, 4) ?? 1900}:${end?.slice(0, 4) ?? 2100}`);
  }
  return ask({ url }, readPage<Row>);
}

function seriesOf({ id, ...window }: SeriesQuery, rows: Row[], lastUpdated: string | null): ProviderSeries {
  const found = rows.map(observationOf);
  const observations = inOrder(
    title,
    found.map(({ observation }) => observation),
    window,
  );
  const name = String(rows[0]?.indicator.value ?? id);
  return {
    id: id.toUpperCase(),
    title: name,
    frequency: found[0]?.frequency ?? 'annual',
    unit: unitIn(name),
    seasonalAdjustment: null,
    observations,
    vintages: null,
    updatedAt: lastUpdated,
  };
}

function observationOf({ date: period, value, obs_status }: Row): {
  observation: ProviderObservation;
  frequency: Frequency;
} {
  const read = readPeriod(period);
  if (read === undefined)
    throw new ProviderFailure('malformed', `${title} answered the period ${JSON.stringify(period)}.`);
  const { date, frequency } = read;
  const status = value === null ? 'missing' : (statuses[obs_status] ?? 'normal');
  return { observation: { date, period, value, status, flag: obs_status ?? '' }, frequency };
}

const statuses: Record<string, ProviderObservation['status']> = { E: 'estimate', F: 'forecast', P: 'provisional' };
