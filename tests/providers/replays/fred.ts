import { fred as provider } from '../../../server/providers/fred/fred.js';
import type { ProviderReplays, RecordedResponse, Replay } from './replay.js';

const gdp: RecordedResponse = { to: '/series?series_id=GDP', file: 'series_GDP.json' };
/** The recorded rows represent all rows. */
const restoreRowCount = (text: string) => text.replace('"count":3199', '"count":1251');
const vintages: RecordedResponse = {
  to: 'observations',
  file: 'observations_GDP_all_vintages_1995on.json',
  mend: restoreRowCount,
};

const gdpHistory = {
  title: 'Gross Domestic Product',
  frequency: 'quarterly',
  unit: 'Billions of Dollars',
  count: 121,
  vintages: 352,
  missing: ['1946-01-01'],
  values: { '2020-04-01': 19935.444, '2024-07-01': 29349.924 },
  asOf: {
    '1995-04-28': { '1995-01-01': 6982.9, '1946-01-01': 199.7 },
    '1996-01-19': { '1995-01-01': 7147.8, '1946-01-01': null },
    '1997-05-07': { '1946-01-01': 210.4 },
    '2020-07-30': { '2020-04-01': 19408.759 },
    '2021-06-24': { '2020-04-01': 19520.114 },
    '2024-09-26': { '2020-04-01': 19935.444 },
  },
} satisfies Replay['expected'];

export const fred: ProviderReplays = {
  provider,
  key: 'abcdefghijklmnopqrstuvwxyz012345',
  replays: {
    'a quarterly series with withdrawn values': {
      query: { id: 'GDP' },
      responses: [gdp, { to: 'observations', file: 'observations_GDP.json' }],
      expected: {
        id: 'GDP',
        seasonalAdjustment: 'seasonally_adjusted_annual_rate',
        updatedAt: '2024-10-30T12:54:01.000Z',
        count: 315,
        first: '1946-01-01',
        last: '2024-07-01',
        missing: ['1946-01-01', '1946-04-01', '1946-07-01', '1946-10-01'],
        values: { '1947-01-01': 243.164, '2024-07-01': 29349.924 },
        vintages: null,
      },
    },
    'a monthly index': {
      query: { id: 'CPILFESL' },
      responses: [
        { to: '/series?series_id=CPILFESL', file: 'series_CPILFESL.json' },
        { to: 'observations', file: 'observations_CPILFESL.json' },
      ],
      expected: {
        frequency: 'monthly',
        unit: 'Index 1982-1984=100',
        seasonalAdjustment: 'seasonally_adjusted',
        count: 813,
        first: '1957-01-01',
        values: { '1957-01-01': 28.5, '2024-09-01': 320.767 },
      },
    },
    'all vintages of a series': {
      query: { id: 'GDP', vintages: true },
      responses: [gdp, vintages],
      expected: gdpHistory,
    },
    'all vintages, requested by date': {
      query: { id: 'GDP', vintages: true },
      responses: [
        gdp,
        {
          to: 'realtime_start=1776-07-04',
          text: '{"error_code":400,"error_message":"Bad Request.  This exceeds the maximum number of vintage dates allowed (2000)."}',
          status: 400,
        },
        { to: 'vintagedates', file: 'vintagedates_GDP.json' },
        { ...vintages, to: 'realtime_start=1991-12-04&realtime_end=9999-12-31' },
      ],
      expected: gdpHistory,
    },
    'only first releases': {
      query: { id: 'GDP' },
      responses: [gdp, { to: 'observations', file: 'observations_GDP_output_type4_initial_release.json' }],
      expected: { count: 132, first: '1991-10-01', values: { '2020-04-01': 19408.759 } },
    },
    'a key that is not registered': {
      query: { id: 'GDP' },
      responses: [{ to: '', file: 'error_400_unregistered_key.json', status: 400 }],
      expected: {
        kind: 'unauthorized',
        message:
          'FRED: The value for variable api_key is not registered. Read https://fred.stlouisfed.org/docs/api/api_key.html for more information.',
      },
    },
    'too many calls': {
      query: { id: 'GDP' },
      responses: [{ to: '', file: 'error_429.json', status: 429 }],
      expected: { kind: 'quota', message: 'FRED: Exceeded Rate Limit' },
    },
  },
  unread: {
    'release_dates_10.json': 'the dates of a release',
    'releases_dates_first60.json': 'the dates of all releases',
    'releases_first25.json': 'all releases',
    'series_release_GDP.json': 'the release of a series',
    'series_search_first4.json': 'a search',
    'v2_error_400.json': 'an error of version 2',
    'v2_release_observations_docs_sample.json': 'a release of version 2',
  },
};
