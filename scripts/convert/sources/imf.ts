import type { Source } from '../source.js';
import { createDescribedSource } from './describedSource.js';

/** Groups of countries of the World Economic Outlook, which are no countries of the catalogue. */
const groups = ['IMF-ADV', 'IMF-EMDE'];

/**
 * The International Monetary Fund. `NGDPD.ABW` of the World Economic Outlook is `imf/IMF.RES,WEO/ABW.NGDPD.A`, as at the IMF, and
 * annual interest rates are in `IMF.STA,MFS_IR`.
 */
export function createImfSources(folder: string): Source[] {
  const createOutlook = (name: string, extract: string) =>
    createDescribedSource(folder, {
      name,
      extract,
      toKey(series, { country }) {
        const [subject, area] = series.split('.');
        return groups.includes(country) ? undefined : `imf/IMF.RES,WEO/${area}.${subject}.A`;
      },
    });
  return [
    createOutlook('weo-activity', 'imf_weo_vintages_activity'),
    createOutlook('weo-prices-and-trade', 'imf_weo_vintages_prices_labour_external'),
    createOutlook('weo-government', 'imf_weo_vintages_government'),
    createDescribedSource(folder, {
      name: 'imf-interest-rates',
      extract: 'imf_interest_rates_annual',
      toKey: (series) => `imf/IMF.STA,MFS_IR/${series}`,
    }),
  ];
}
