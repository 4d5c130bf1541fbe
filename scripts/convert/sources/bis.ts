import { memoize } from '../../../server/memoize.js';
import { readExtractRows } from '../extractRows.js';
import { findBaseChanges, nameNationalBase } from '../nationalBases.js';
import type { Source } from '../source.js';
import { createDescribedSource, type DescribedExtract } from './describedSource.js';

/** Groups of countries of the BIS, which are no countries of the catalogue: emerging, advanced and all economies, G20. */
const groups = ['4T', '5R', '5A', 'G2'];

const isReal = (series: string) => series.endsWith('.R.628');

/**
 * The Bank for International Settlements. `M.AR` of the extract of policy rates is `bis/WS_CBPOL/M.AR`.
 *
 * Consumer prices and real house prices are computed from national consumer prices. After a change of their base most values differ in their last
 * digits without a revision, so the unit of the earlier vintages names the base. Values of two bases are not compared.
 */
export function createBisSources(folder: string): Source[] {
  const create = (name: string, extract: string, flow: string, options: Pick<DescribedExtract, 'toDefinition'> = {}) =>
    createDescribedSource(folder, {
      name,
      extract,
      toKey: (series, { country }) => (groups.includes(country) ? undefined : `bis/${flow}/${series}`),
      ...options,
    });
  const readBaseChanges = (extract: string) => memoize(() => findBaseChanges(readExtractRows(folder, extract)));
  const ofConsumerPrices = readBaseChanges('bis_consumer_prices_vintages');
  const ofHousePrices = readBaseChanges('bis_property_prices_vintages');
  return [
    create('bis-policy-rates', 'bis_policy_rates_vintages', 'WS_CBPOL'),
    create('bis-consumer-prices', 'bis_consumer_prices_vintages', 'WS_LONG_CPI', {
      toDefinition: (series, vintage) => nameNationalBase(ofConsumerPrices().get(series), vintage),
    }),
    create('bis-house-prices', 'bis_property_prices_vintages', 'WS_SPP', {
      toDefinition: (series, vintage) =>
        isReal(series) ? nameNationalBase(ofHousePrices().get(series), vintage) : undefined,
    }),
    create('bis-exchange-rates', 'bis_real_effective_exchange_rates', 'WS_EER'),
    create('bis-credit', 'bis_total_credit_vintages', 'WS_TC'),
  ];
}
