import { oecd as provider } from '../../../server/providers/oecd.js';
import type { ProviderReplays } from './replay.js';

export const oecd: ProviderReplays = {
  provider,
  replays: {
    'a series in SDMX-JSON 1.0': {
      query: { id: 'OECD.SDD.TPS,DSD_LFS@DF_IALFS_UNE_M,1.0/USA.UNE_LF_M.PT_LF_SUB._Z.Y._T.Y_GE15..A' },
      responses: [{ to: 'DF_IALFS_UNE_M', file: 'sdmxjson10_unemployment_USA_A.json' }],
      expected: {
        id: 'OECD.SDD.TPS,DSD_LFS@DF_IALFS_UNE_M,1.0/USA.UNE_LF_M.PT_LF_SUB._Z.Y._T.Y_GE15._Z.A',
        title:
          'Monthly unemployment rates: United States, Monthly unemployment rate, Percentage of labour force in the same subgroup, Calendar and seasonally adjusted, Total, 15 years or over',
        frequency: 'annual',
        unit: 'Percentage of labour force in the same subgroup',
        seasonalAdjustment: 'seasonally_adjusted',
        updatedAt: null,
        count: 1,
        values: { '2019-01-01': 3.666667 },
        flags: { '2019-01-01': 'A' },
      },
    },
    'unsorted rows of SDMX-CSV 2.0 in millions, some outside the window': {
      query: {
        id: 'OECD.SDD.NAD,DSD_NAMAIN1@DF_QNA,1.1/Q..USA.S1..B1GQ._Z...USD_PPP.LR.LA.T0102',
        start: '2023-01-01',
        end: '2024-01-31',
      },
      responses: [{ to: 'DF_QNA', file: 'qna_usa_gdp_csv2.csv' }],
      expected: {
        id: 'OECD.SDD.NAD,DSD_NAMAIN1@DF_QNA,1.1/Q.Y.USA.S1.S1.B1GQ._Z._Z._Z.USD_PPP.LR.LA.T0102',
        frequency: 'quarterly',
        unit: 'US dollars, PPP converted, prices of 2020',
        seasonalAdjustment: 'seasonally_adjusted_annual_rate',
        count: 5,
        first: '2023-01-01',
        last: '2024-01-01',
        values: { '2023-07-01': 24069243500000, '2024-01-01': 24323340000000 },
      },
    },
    'an index in SDMX-CSV 2.0': {
      query: { id: 'OECD.SDD.STES,DSD_STES@DF_CLI,4.1/G20.M.LI...AA.IX..H' },
      responses: [{ to: 'DF_CLI', file: 'cli_g20_csv2.csv' }],
      expected: {
        id: 'OECD.SDD.STES,DSD_STES@DF_CLI,4.1/G20.M.LI.IX._Z.AA.IX._Z.H',
        frequency: 'monthly',
        unit: 'Index',
        first: '2023-01-01',
        values: { '2023-03-01': 99.48336, '2023-07-01': 99.9307, '2025-12-01': 100.3869 },
      },
    },
    'a key that matches nothing': {
      query: { id: 'OECD.SDD.STES,DSD_STES@DF_CLI,4.1/XXX.M.LI......' },
      responses: [{ to: 'XXX', file: 'error_404_NoResultsFound.txt', status: 404 }],
      expected: { kind: 'not_found' },
    },
    'an unknown flow': {
      query: { id: 'OECD,DF_NONE,1.0/XXX' },
      responses: [{ to: 'XXX', file: 'error_404_unknown_dataflow.txt', status: 404 }],
      expected: {
        kind: 'not_found',
        message: 'OECD: Could not find Dataflow and/or DSD related with this data request',
      },
    },
  },
  unread: {},
};
