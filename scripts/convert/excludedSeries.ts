/**
 * Series that the extracts hold and the library leaves out, with the reason. A private body owns them, their terms are
 * not confirmed, or they have ended. `data/ATTRIBUTION.md` ("Left out") says the same to readers, and names what the
 * extracts never held: S&P Case-Shiller, Moody's and University of Michigan series, and the Venezuelan exchange rate.
 */
export const excludedSeries: Readonly<Record<string, string>> = {
  // Owned by the European Money Markets Institute, which allows free use for non-commercial purposes only.
  'awm/STN': 'three-month Euribor, owned by the European Money Markets Institute',
  // Market quotations whose owner the database does not name.
  'awm/POILU': 'oil price: market quotations, owner not stated',
  'awm/COMPR': 'commodity prices: market quotations, owner not stated',
  'awm/PCOMU': 'non-oil commodity prices: market quotations, owner not stated',
  // Built by the compilers of the database, who state no terms.
  'awm/YWR': "world GDP: the compilers' own figure, terms not stated",
  'awm/YWRX': "world demand: the compilers' own figure, terms not stated",
  'awm/TWGDP': "trade-weighted world GDP: the compilers' own figure, terms not stated",
  'awm/HEGSYA': "seasonally adjusted energy prices: the compilers' own figure, terms not stated",
  // As the three above, and the newest database no longer has them.
  'awm/YWD': "deflator of world GDP: the compilers' own figure, ended in 2018",
  'awm/YWDX': "deflator of world demand: the compilers' own figure, ended in 2018",
};
