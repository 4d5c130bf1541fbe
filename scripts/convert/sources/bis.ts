import type { Source } from '../source.js';
import { createDescribedSource } from './describedSource.js';

/** Groups of countries of the BIS, which are no countries of the catalogue: emerging, advanced and all economies, G20. */
const groups = ['4T', '5R', '5A', 'G2'];

const keepLast = (dates: string[]) => dates.slice(-1);

/**
 * The Bank for International Settlements. `M.AR` of the extract of policy rates is `bis/WS_CBPOL/M.AR`.
 *
 * Consumer prices and real house prices have only their newest vintage. National offices change the base of their rounded index, and
 * the BIS rescales it to 2010=100, so that most values of an older vintage differ in their last digits without a revision.
 */
export function createBisSources(folder: string): Source[] {
  const create = (
    name: string,
    extract: string,
    flow: string,
    keepVintages?: (series: string, dates: string[]) => string[],
  ) =>
    createDescribedSource(folder, {
      name,
      extract,
      toKey: (series, { country }) => (groups.includes(country) ? undefined : `bis/${flow}/${series}`),
      ...(keepVintages && { keepVintages }),
    });
  return [
    create('bis-policy-rates', 'bis_policy_rates_vintages', 'WS_CBPOL'),
    create('bis-consumer-prices', 'bis_consumer_prices_vintages', 'WS_LONG_CPI', (_, dates) => keepLast(dates)),
    create('bis-house-prices', 'bis_property_prices_vintages', 'WS_SPP', (series, dates) =>
      series.endsWith('.R.628') ? keepLast(dates) : dates,
    ),
    create('bis-exchange-rates', 'bis_real_effective_exchange_rates', 'WS_EER'),
    create('bis-credit', 'bis_total_credit_vintages', 'WS_TC'),
  ];
}
