import { bls as provider } from '../../../server/providers/bls/bls.js';
import type { ProviderReplays } from './replay.js';

const lapse = { missing: ['2025-10-01'] };
const recent = { start: '2023-01-01' };
const nothingMore = { to: '', text: '{"status":"REQUEST_SUCCEEDED","message":[],"Results":{"series":[]}}' };

export const bls: ProviderReplays = {
  provider,
  replays: {
    'an index with a gap and annual averages': {
      query: { id: 'CUUR0000SA0', ...recent },
      responses: [{ to: '"endyear":"2026"', file: 'v1_CUUR0000SA0.json' }],
      expected: {
        ...lapse,
        frequency: 'monthly',
        unit: 'Index',
        seasonalAdjustment: 'not_seasonally_adjusted',
        last: '2026-08-01',
        values: { '2026-08-01': 334.98, '2025-12-01': 324.054 },
        flags: { '2025-10-01': 'X' },
      },
    },
    'a rate with a gap and footnotes': {
      query: { id: 'LNS14000000', ...recent },
      responses: [{ to: '"endyear":"2026"', file: 'v1_LNS14000000.json' }],
      expected: {
        ...lapse,
        frequency: 'monthly',
        unit: 'Percent',
        seasonalAdjustment: 'seasonally_adjusted',
        values: { '2026-08-01': 4.1 },
        flags: { '2025-10-01': '9', '2026-01-01': '12' },
      },
    },
    'a price with its catalogue and calculations': {
      query: { id: 'APU0000701111' },
      responses: [{ to: '"endyear":"2026"', file: 'v2_APU0000701111_catalog_calculations.json' }, nothingMore],
      expected: {
        title:
          'Flour, white, all purpose, per lb. (453.6 gm) in U.S. city average, average price, not seasonally adjusted',
        unit: 'US dollars',
        seasonalAdjustment: 'not_seasonally_adjusted',
        count: 12,
        first: '2022-01-01',
        values: { '2022-12-01': 0.522 },
      },
    },
    'a used-up daily limit': {
      query: { id: 'CUUR0000SA0' },
      responses: [{ to: '', file: 'error_daily_threshold_http200.json' }],
      expected: { kind: 'quota' },
    },
  },
  unread: {},
};
