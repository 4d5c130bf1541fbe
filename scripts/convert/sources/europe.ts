import type { Source } from '../source.js';
import { createDescribedSource } from './describedSource.js';

/** Eurostat's codes of countries that differ from ISO 3166. */
const eurostatCodes: Record<string, string> = { EA: 'EA20', EU: 'EU27_2020', GR: 'EL', GB: 'UK' };

/** Queries of Eurostat by the prefix of the series in the extract, without the country. */
const eurostatQueries: Record<string, (geo: string) => string> = {
  'prc_hicp.M.RCH_A.CP00': (geo) => `prc_hicp_manr?coicop=CP00&geo=${geo}&unit=RCH_A`,
  'namq_10_gdp.Q.CLV_PCH_SM.SCA.B1GQ': (geo) => `namq_10_gdp?geo=${geo}&na_item=B1GQ&s_adj=SCA&unit=CLV_PCH_SM`,
  'namq_10_gdp.Q.CLV20_MEUR.SCA.B1GQ': (geo) => `namq_10_gdp?geo=${geo}&na_item=B1GQ&s_adj=SCA&unit=CLV20_MEUR`,
  'une_rt_m.M.SA.Y25-74.PC_ACT.T': (geo) => `une_rt_m?age=Y25-74&geo=${geo}&s_adj=SA&sex=T&unit=PC_ACT`,
  'une_rt_m.M.SA.Y_LT25.PC_ACT.T': (geo) => `une_rt_m?age=Y_LT25&geo=${geo}&s_adj=SA&sex=T&unit=PC_ACT`,
};

/** Eurostat, with the ids of its API, and reference rates of the European Central Bank (`ecb/EXR/D.USD.EUR.SP00.A`). */
export function createEuropeanSources(folder: string): Source[] {
  return [
    createDescribedSource(folder, {
      name: 'eurostat',
      extract: 'eurostat_countries_vintages',
      toKey(series, { country }) {
        const query = eurostatQueries[series.slice(0, -country.length - 1)];
        if (query === undefined) throw new Error(`no query of Eurostat is known for ${series}`);
        return `eurostat/${query(eurostatCodes[country] ?? country)}`;
      },
    }),
    createDescribedSource(folder, {
      name: 'ecb-exchange-rates',
      extract: 'fx_ecb_daily',
      toKey: (series) => `ecb/${series.replace('.', '/')}`,
    }),
  ];
}
