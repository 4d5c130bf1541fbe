/** The parts of the economy that indicators describe, in the order of the contract. */
export const categories = [
  'national-accounts',
  'income-and-consumption',
  'prices',
  'labour-market',
  'production',
  'housing',
  'trade',
  'government',
  'money-and-credit',
  'interest-rates',
  'exchange-rates',
  'energy',
  'population',
  'productivity',
] as const;

export type Category = (typeof categories)[number];
