import { findCurrency } from './findCurrency.js';
import type { Headline } from './headlines.js';

/** Whether a headline is the price of the currency that a country uses, such as the dollar rate of the United States. */
export function isPriceOfOwnCurrency({ priceOf }: Headline, country: string): boolean {
  return priceOf !== undefined && priceOf === findCurrency(country);
}
