import { ecb as provider } from '../../../server/providers/ecb.js';
import type { ProviderReplays } from './replay.js';

const policyRate = 'FM/B.U2.EUR.4F.KR.DFR.LEV';

export const ecb: ProviderReplays = {
  provider,
  replays: {
    'a daily series in SDMX-JSON 1.0.0-wd': {
      query: { id: 'EXR/D.USD.EUR.SP00.A', start: '2024-06-04', end: '2024-06-06' },
      responses: [{ to: 'EXR', file: 'jsondata_EXR_D_USD.json' }],
      expected: {
        id: 'EXR/D.USD.EUR.SP00.A',
        title: 'ECB reference exchange rate, US dollar/Euro, 2.15 pm (C.E.T.)',
        frequency: 'daily',
        unit: 'US dollar',
        values: { '2024-06-04': 1.0865, '2024-06-05': 1.0872, '2024-06-06': 1.0865 },
        flags: { '2024-06-04': 'A', '2024-06-05': 'A', '2024-06-06': 'A' },
        vintages: null,
      },
    },
    'the days on which a policy rate changed, as csvdata': {
      query: { id: policyRate },
      responses: [{ to: 'FM', file: 'csvdata_FM_DFR_lastN5.csv' }],
      expected: {
        id: policyRate,
        title:
          'Euro area (changing composition) - Key interest rate - Deposit facility - date of changes (raw data) - Level - Euro, provided by ECB',
        frequency: 'daily',
        unit: 'PCPA',
        values: { '2025-03-12': 2.5, '2025-04-23': 2.25, '2025-06-11': 2, '2026-06-17': 2.25, '2026-09-16': 2.5 },
      },
    },
    'a key without data': {
      query: { id: 'BSI/M.IT.N.A.L21.A.1.U2.2250.Z01.E' },
      responses: [{ to: 'BSI', file: 'error_404_no_results.json', status: 404 }],
      expected: { kind: 'not_found' },
    },
    'an unknown path': {
      query: { id: 'FM/B.U2.EUR.4F.KR.MRR_FR.LEV' },
      responses: [{ to: 'FM', file: 'error_404_trailing_slash.json', status: 404 }],
      expected: { kind: 'not_found' },
    },
    'SDMX-ML, which was not requested': {
      query: { id: 'EXR/M.USD.EUR.SP00.A' },
      responses: [{ to: 'EXR', file: 'sdmx21_genericdata_EXR_M_USD.xml' }],
      expected: { kind: 'malformed' },
    },
  },
  unread: {},
};
