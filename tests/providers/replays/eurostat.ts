import { eurostat as provider } from '../../../server/providers/eurostat/eurostat.js';
import type { ProviderReplays } from './replay.js';

const gdp = 'nama_10_gdp?geo=DE&na_item=B1GQ&unit=CP_MEUR';

export const eurostat: ProviderReplays = {
  provider,
  replays: {
    'a series of a table': {
      query: { id: 'prc_hicp_manr?coicop=CP00&geo=EA&unit=RCH_A' },
      responses: [{ to: 'geo=EA', file: 'prc_hicp_manr_EA.json' }],
      expected: {
        id: 'prc_hicp_manr?coicop=CP00&geo=EA&unit=RCH_A',
        title:
          'HICP - monthly data (annual rate of change): All-items HICP, Euro area (EA11-1999, EA12-2001, EA13-2007, EA15-2008, EA16-2009, EA17-2011, EA18-2014, EA19-2015, EA20-2023, EA21-2026)',
        frequency: 'monthly',
        unit: 'Annual rate of change',
        seasonalAdjustment: null,
        updatedAt: '2026-02-06T22:00:00.000Z',
        values: { '2025-10-01': 2.1, '2025-11-01': 2.1, '2025-12-01': 2 },
      },
    },
    'one country of two, without labels': {
      query: { id: gdp },
      responses: [{ to: 'nama_10_gdp', file: 'nama_10_gdp_DE_FR_values_only.json' }],
      expected: { id: gdp, unit: 'CP_MEUR', values: { '2022-01-01': 3989390, '2023-01-01': 4219310 }, updatedAt: null },
    },
    'two countries, which are not one series': {
      query: { id: 'nama_10_gdp?na_item=B1GQ&unit=CP_MEUR' },
      responses: [{ to: 'nama_10_gdp', file: 'nama_10_gdp_DE_FR_values_only.json' }],
      expected: { kind: 'invalid' },
    },
    'an unknown data set': {
      query: { id: 'none_such?geo=DE' },
      responses: [{ to: 'none_such', file: 'error_404_unknown_dataset.json', status: 404 }],
      expected: { kind: 'not_found', message: 'Eurostat: ERR_NOT_FOUND_4: ...' },
    },
    'an unknown dimension': {
      query: { id: 'nama_10_gdp?planet=EARTH' },
      responses: [{ to: 'planet', file: 'error_400_invalid_dimension.json', status: 400 }],
      expected: { kind: 'invalid', message: 'Eurostat: INVALID_QUERY_DIMENSION...' },
    },
    'a response that is prepared later': {
      query: { id: 'une_rt_m?geo=EA20' },
      responses: [{ to: 'une_rt_m', file: 'warning_413_async_http200.json' }],
      expected: { kind: 'unavailable' },
    },
    'SDMX-ML, which was not requested': {
      query: { id: 'gov_10q_ggnfa?geo=DE' },
      responses: [{ to: 'gov_10q_ggnfa', file: 'sdmx21_footer_413.xml' }],
      expected: { kind: 'malformed' },
    },
  },
  unread: {
    'sdmx21_NAMA_10_GDP_structurespecific.xml': 'data of the SDMX 2.1 API, in SDMX-ML',
    'sdmx21_genericdata_NaN_missing_2014.xml': 'data of a service before the SDMX 2.1 API, in SDMX-ML',
    'sdmx21_dataflow_GOV_10Q_GGNFA.xml': 'a flow of the SDMX 2.1 API, in SDMX-ML',
  },
};
