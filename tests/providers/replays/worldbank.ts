import { worldbank as provider } from '../../../server/providers/worldbank/worldbank.js';
import type { ProviderReplays } from './replay.js';

export const worldbank: ProviderReplays = {
  provider,
  replays: {
    'an indicator of a country': {
      query: { id: 'FP.CPI.TOTL.ZG/JPN' },
      // The recording has three of the nine rows.
      responses: [
        { to: 'FP.CPI.TOTL.ZG', file: 'cpi_jpn.json', mend: (text) => text.replace('"total":9', '"total":3') },
      ],
      expected: {
        title: 'Inflation, consumer prices (annual %)',
        frequency: 'annual',
        unit: 'annual %',
        count: 3,
        first: '2023-01-01',
        last: '2025-01-01',
        values: { '2024-01-01': 2.73853681635241 },
        updatedAt: '2026-07-13',
      },
    },
    'rows of several countries, which are not one series': {
      query: { id: 'NY.GDP.MKTP.CD/MEX' },
      responses: [{ to: 'NY.GDP.MKTP.CD', file: 'gdp_mex_emu.json' }],
      expected: { kind: 'malformed' },
    },
    'an error with status 200': {
      query: { id: 'NO.SUCH/USA' },
      responses: [{ to: 'NO.SUCH', file: 'error_invalid_value_http200.json' }],
      expected: { kind: 'not_found', message: 'World Bank: The provided parameter value is not valid' },
    },
  },
  unread: {},
};
