/** Currencies by ISO 4217 code, each with the single words that identify it. */
export const currencyWords: Record<string, string> = {
  aud: 'australian',
  brl: 'brazilian',
  cad: 'canadian',
  chf: 'franc swiss',
  cny: 'yuan renminbi rmb',
  dkk: 'danish',
  eur: 'euro',
  gbp: 'pound sterling',
  hkd: 'hong',
  inr: 'rupee indian',
  jpy: 'yen',
  krw: 'won',
  lkr: 'lanka lankan',
  mxn: 'peso mexican',
  myr: 'ringgit',
  nok: 'norwegian',
  nzd: 'zealand',
  sek: 'swedish',
  sgd: 'singapore',
  thb: 'baht',
  twd: 'taiwan',
  usd: 'dollar',
  zar: 'rand',
  euro: 'eur',
  pound: 'gbp sterling',
  sterling: 'gbp pound',
  franc: 'chf',
  yuan: 'cny renminbi rmb',
  renminbi: 'cny yuan rmb',
  rmb: 'cny yuan renminbi',
  rupee: 'inr lkr',
  yen: 'jpy',
  ringgit: 'myr',
  baht: 'thb',
  rand: 'zar',
  dollar: 'usd',
};

/** Splits a currency pair written as one word (usdjpy). Returns undefined for other words. */
export function splitCurrencyPair(word: string): [string, string] | undefined {
  const base = word.slice(0, 3);
  const quote = word.slice(3);
  return quote.length === 3 && base in currencyWords && quote in currencyWords ? [base, quote] : undefined;
}
