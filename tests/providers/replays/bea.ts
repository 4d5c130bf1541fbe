import { bea as provider } from '../../../server/providers/bea/bea.js';
import type { ProviderReplays } from './replay.js';

const table = 'nipa_T10102_A_2005_head.json';

export const bea: ProviderReplays = {
  provider,
  key: 'BADKEY',
  replays: {
    'a growth rate': {
      query: { id: 'NIPA/T10102/A/1' },
      responses: [{ to: 'TableName=T10102', file: table }],
      expected: {
        title: 'Gross domestic product (T10102)',
        frequency: 'annual',
        unit: 'Percent change, annual rate',
        count: 1,
        values: { '2005-01-01': 3.5 },
        updatedAt: null,
      },
    },
    'a contribution, by series code': {
      query: { id: 'NIPA/T10102/A/A014RY' },
      responses: [{ to: 'TableName=T10102', file: table }],
      expected: { unit: 'Quantity Contributions', values: { '2005-01-01': -0.07 } },
    },
    'a withheld value': {
      query: { id: 'Regional/CAGDP2/64/01001' },
      responses: [{ to: 'GeoFips=01001', file: 'regional_CAGDP2_single_row.json' }],
      expected: {
        title: 'Gross Domestic Product (GDP): Management of companies and enterprises, Autauga',
        unit: 'Dollars',
        missing: ['2018-01-01'],
        flags: { '2018-01-01': '(D)' },
      },
    },
    'a rejected key': {
      query: { id: 'NIPA/T10102/A/1' },
      responses: [{ to: '', file: 'error_invalid_userid_http200.json' }],
      expected: { kind: 'unauthorized' },
    },
  },
  unread: {},
};
