/**
 * Series of the extracts that the library excludes, with the reason: a private owner, unconfirmed terms, or an ended
 * series. `data/ATTRIBUTION.md` ("Left out") documents the same, and the series that the extracts do not contain: S&P Case-Shiller, Moody's and University of Michigan series, and the Venezuelan exchange rate.
 */
export const excludedSeries: Readonly<Record<string, string>> = {
  // Owned by the European Money Markets Institute, which allows free use for non-commercial purposes only.
  'awm/STN': 'three-month Euribor, owned by the European Money Markets Institute',
  // Market quotations whose owner the database does not name.
  'awm/POILU': 'oil price: market quotations, owner not stated',
  'awm/COMPR': 'commodity prices: market quotations, owner not stated',
  'awm/PCOMU': 'non-oil commodity prices: market quotations, owner not stated',
  // Computed by the compilers of the database, who state no terms.
  'awm/YWR': "world GDP: the compilers' own figure, terms not stated",
  'awm/YWRX': "world demand: the compilers' own figure, terms not stated",
  'awm/TWGDP': "trade-weighted world GDP: the compilers' own figure, terms not stated",
  'awm/HEGSYA': "seasonally adjusted energy prices: the compilers' own figure, terms not stated",
  // As the three above, and no longer in the newest database.
  'awm/YWD': "deflator of world GDP: the compilers' own figure, ended in 2018",
  'awm/YWDX': "deflator of world demand: the compilers' own figure, ended in 2018",
};
