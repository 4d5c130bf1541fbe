import { splitCurrencyPair } from './currencies.js';

const TENOR = /^(\d{1,3})(y|yr|yrs|m|mo|mos)$/;

/**
 * Splits a word that the index stores in parts: currency pairs (usdjpy → usd, jpy) and maturities (10y → 10, year; 3mo
 * → 3, month).
 */
export function splitWord(word: string): string[] {
  const [, count, unit] = TENOR.exec(word) ?? [];
  if (count !== undefined && unit !== undefined) return [count, unit.startsWith('y') ? 'year' : 'month'];
  return splitCurrencyPair(word) ?? [word];
}
