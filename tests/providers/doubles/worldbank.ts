import { type MockResponse, type ReceivedRequest, startDouble } from './startDouble.js';

const buildJson = (body: unknown): MockResponse => ({ body: JSON.stringify(body) });

/** Values newest first, by `indicator/country`. */
export type WorldBankData = Record<string, [period: string, value: number | null][]>;

/** An indicator of the list; the other fields have defaults. */
export interface ListedIndicator {
  id: string;
  name: string;
  sourceNote?: string;
  topics?: { id: string; value: string }[];
}

/** The Indicators API: errors with status 200, pages, XML by default, and windows that are ignored unless they are years. `indicators` may change at any time. */
export function startWorldBank(data: WorldBankData, indicators: ListedIndicator[] = []) {
  return startDouble(({ path, query }: ReceivedRequest): MockResponse => {
    if (query.get('format') !== 'json') {
      return {
        headers: { 'Content-Type': 'text/xml' },
        body: '\uFEFF<?xml version="1.0" encoding="utf-8"?><wb:error/>',
      };
    }
    if (path === '/indicator') return buildJson(paginate(indicators.map(toListing), query));
    const [, countries = '', indicator] = /^\/country\/([^/]+)\/indicator\/([^/]+)$/.exec(path) ?? [];
    const series = countries.split(';').map((country) => ({ country, values: data[`${indicator}/${country}`] }));
    if (series.some(({ values }) => values === undefined)) {
      const message = [{ id: '120', key: 'Invalid value', value: 'The provided parameter value is not valid' }, null];
      return buildJson([{ message }]);
    }
    const [from, to] = /^(\d{4}):(\d{4})$/.exec(query.get('date') ?? '')?.slice(1) ?? ['0000', '9999'];
    const rows = series.flatMap(({ country, values = [] }) =>
      values
        .filter(([period]) => period.slice(0, 4) >= (from as string) && period.slice(0, 4) <= (to as string))
        .map(([date, value]) => ({
          indicator: { id: indicator, value: 'GDP (current US$)' },
          country: { id: country === 'USA' ? 'US' : country, value: country },
          countryiso3code: country,
          date,
          value,
          unit: '',
          obs_status: '',
          decimal: 0,
        })),
    );
    return buildJson(paginate(rows, query));
  });
}

function toListing({ id, name, ...overrides }: ListedIndicator) {
  const source = { id: '2', value: 'World Development Indicators' };
  return { id, name, unit: '', source, sourceNote: '', sourceOrganization: 'World Bank.', topics: [], ...overrides };
}

function paginate(rows: unknown[], query: URLSearchParams): unknown[] {
  const perPage = Number(query.get('per_page'));
  const page = Number(query.get('page') ?? 1);
  const meta = {
    page,
    pages: Math.ceil(rows.length / perPage),
    per_page: String(perPage),
    total: rows.length,
    lastupdated: '2026-10-07',
  };
  return [meta, rows.length === 0 ? null : rows.slice((page - 1) * perPage, page * perPage)];
}
