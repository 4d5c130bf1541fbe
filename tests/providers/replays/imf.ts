import { imf as provider } from '../../../server/providers/imf/imf.js';
import type { ProviderReplays } from './replay.js';

export const imf: ProviderReplays = {
  provider,
  replays: {
    'a series with forecasts and codes without names': {
      query: { id: 'IMF.WHD,WHDREO/GX1213.BCA_GDP_BP6.A' },
      responses: [
        { to: '/data/dataflow/IMF.WHD/WHDREO/+/GX1213', file: 'sdmx3_data_WHDREO_annual.json' },
        { to: '/structure/', file: 'error_404_bad_path.json', status: 404 },
      ],
      expected: {
        id: 'IMF.WHD,WHDREO/GX1213.BCA_GDP_BP6.A',
        title: 'GX1213, BCA_GDP_BP6',
        frequency: 'annual',
        unit: 'PT',
        count: 55,
        first: '1976-01-01',
        last: '2030-01-01',
        missing: [],
        updatedAt: null,
      },
    },
    'missing values, with a text attribute': {
      query: { id: 'IMF.STA,GFS_SOO/ABW.S13.G2M.G23_T.POGDP_PT.A', start: '1972-01-01', end: '1976-01-01' },
      responses: [
        { to: 'c[TIME_PERIOD]=ge:1972-A1+le:1976-A1', file: 'sdmx3_data_GFS_SOO_null_values.json' },
        { to: '/structure/', file: 'error_404_bad_path.json', status: 404 },
      ],
      expected: {
        unit: 'POGDP_PT',
        count: 5,
        missing: ['1972-01-01', '1973-01-01', '1974-01-01', '1975-01-01', '1976-01-01'],
      },
    },
    'a frequency without a series': {
      query: { id: 'IMF.WHD,WHDREO/*.*.M' },
      responses: [{ to: 'WHDREO', file: 'sdmx3_data_empty_http200.json' }],
      expected: { kind: 'not_found' },
    },
    'a bad path': {
      query: { id: 'IMF.WHD,NONE/A' },
      responses: [{ to: 'NONE', file: 'error_404_bad_path.json', status: 404 }],
      expected: { kind: 'not_found' },
    },
    'a response of the retired service': {
      query: { id: 'IMF.RES,PCPS/M.W00.PGOLD.USD' },
      responses: [{ to: 'PCPS', file: 'retired_sdmx21_PCPS_dataservices.xml' }],
      expected: { kind: 'malformed' },
    },
    'SDMX-ML, which was not requested': {
      query: { id: 'IMF.RES,WEO/SVK.NGDP_R.A' },
      responses: [{ to: 'WEO', file: 'sdmx21_WEO-data.xml' }],
      expected: { kind: 'malformed' },
    },
  },
  unread: {
    'sdmx3_dataflow_PCPS.json': 'only a flow; the adapter requests a flow with all its references',
    'sdmx3_datastructure_DSD_PCPS.json': 'only a structure',
    'sdmx3_codelist_CL_FREQ.json': 'only a code list',
    'sdmx3_availability_CPI_JPN.json': 'the availability for a key',
  },
};
