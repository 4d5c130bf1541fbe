/**
 * Words of economics and finance that are spelt correctly although the bundled library contains nothing about them.
 * Without this list, a search for the Gini index or Libor would be corrected to a similar word.
 */
export const additionalTerms = `
  adp aluminium aluminum births bitcoin brexit bund carbon cds coal coffee confidence copper corn crypto
  cryptocurrency dax deaths dividend dow emissions equities equity ethereum etf eonia estr euribor fdi fertility freight ftse
  gini gilt gold hpi ifo immigration inequality insolvency ism jgb jolts libor lithium migration mortality msci nairu
  nasdaq nickel nikkei optimism pmi poverty quits remittances repo sentiment shipping silver sofr sonia steel stibor
  stoxx sugar swap tankan tibor tourism vix volatility wheat youth zew`
  .split(/\s+/)
  .filter((word) => word !== '');
