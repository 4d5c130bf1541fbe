/**
 * Series of the extracts that the library excludes, with the reason: a private owner, unconfirmed terms, or an ended
 * series, wrong values, or a copy of figures that the library has from the agency itself. `data/ATTRIBUTION.md` ("Left out") documents the same, and the series that the extracts do not contain: S&P Case-Shiller, Moody's and University of Michigan series, and the Venezuelan exchange rate.
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
  // Duplicates of monthly series of the library, or of an index that differs in the third decimal only.
  'rtdsm/NPI': 'personal income by quarter: the library has it by month',
  'rtdsm/NDPI': 'disposable personal income by quarter: the library has it by month',
  'rtdsm/NPSAV': 'personal saving by quarter: the library has it by month',
  'rtdsm/PCON': 'implicit consumption deflator: the library has the chain-type index',
  'rtdsm/RNX': 'real net exports: another history than that of the library before 2002',
  // Equal to series that the library has under FRED's ids.
  'bls/CUSR0000SA0': 'equal to fred/CPIAUCSL',
  'bls/CUUR0000SA0': 'equal to fred/CPIAUCNS',
  'bls/CUSR0000SA0L1E': 'equal to fred/CPILFESL',
  'bls/CUUR0000SA0L1E': 'equal to fred/CPILFENS',
  'bls/CUSR0000SA0E': 'equal to fred/CPIENGSL',
  'bls/CUSR0000SAA': 'equal to fred/CPIAPPSL',
  'bls/CUSR0000SAH': 'equal to fred/CPIHOSSL',
  'bls/CUSR0000SAM': 'equal to fred/CPIMEDSL',
  'bls/CUSR0000SAT': 'equal to fred/CPITRNSL',
  // The library has the figures of the agency itself.
  'bis/WS_LONG_CPI/M.US.628':
    'consumer prices of the United States: the library has those of the Bureau of Labor Statistics',
  'gem/UNEMPSA/US': 'unemployment in the United States: the library has the rate of the Bureau of Labor Statistics',
  'gem/CORENS/US': 'core consumer prices of the United States: the library has those of the Bureau of Labor Statistics',
  'gem/NYGDPMKTPSACN/US': 'GDP of the United States: the library has that of the Bureau of Economic Analysis',
  'gem/NYGDPMKTPSAKN/US': 'real GDP of the United States: the library has that of the Bureau of Economic Analysis',
  'gem/NYGDPMKTPSAKN/JP': 'real GDP of Japan: the library has that of the Cabinet Office',
  'fred/IRLTLT01USM156N': 'ten-year yield of the United States: the library has that of the Federal Reserve',
  // Not in the stated unit or currency: compared with the World Development Indicators in tests/data/plausibleLevels.test.ts.
  'gem/DXGSRMRCHSACD/BH': 'about a thousandth of the exports: not in the stated unit',
  'gem/DXGSRMRCHSACD/HR': 'about a thousandth of the exports: not in the stated unit',
  'gem/DXGSRMRCHSACD/KW': 'about a thousandth of the exports: not in the stated unit',
  'gem/DXGSRMRCHSACD/PY': 'about a thousandth of the exports: not in the stated unit',
  'gem/DXGSRMRCHSACD/SI': 'about a thousandth of the exports: not in the stated unit',
  'gem/DXGSRMRCHSACD/SK': 'about a thousandth of the exports: not in the stated unit',
  'gem/DXGSRMRCHSACD/UY': 'about a thousandth of the exports: not in the stated unit',
  'gem/DXGSRMRCHSACD/IN': 'a twentieth of the exports',
  'gem/DXGSRMRCHSACD/NG': 'a five-hundredth of the exports',
  'gem/DXGSRMRCHSACD/VE': 'a thirtieth of the exports',
  'gem/DXGSRMRCHSACD/GM': 'a twentieth of the exports, ended in 2004',
  'gem/DXGSRMRCHSACD/1W': 'total of the countries, with those whose values are wrong',
  'gem/DMGSRMRCHSACD/BH': 'about 470 times the imports',
  'gem/DMGSRMRCHSACD/DM': 'in East Caribbean dollars, not in US dollars',
  'gem/DMGSRMRCHSACD/LB': 'six times the imports in 2023, converted at a former rate',
  'gem/DMGSRMRCHSACD/1W': 'total of the countries, with those whose values are wrong',
  'gem/DPANUSSPB/CG': 'the rate of the Congo, Democratic Republic',
  'gem/DPANUSSPB/SL': 'in old leones, a thousandth of a leone',
  'gem/DPANUSSPB/MR': 'in old ouguiyas, a tenth of an ouguiya',
  'gem/DPANUSSPB/BG': 'in euro, not in levs',
  'gem/DPANUSSPB/YE': 'one of two rates, a fifth of the official one',
  'gem/DPANUSSPB/SV': 'in colones, which El Salvador no longer uses',
  'gem/DPANUSSPB/ZW': 'in the dollar that ended in April 2024',
  'gem/DPANUSSPB/VE': 'breaks by redenominations, unlike the official rate since 2018',
  'gem/TOTRESV/QA': 'in riyals, not in dollars',
  'gem/TOTRESV/RO': 'a fifth of the reserves',
  'pwt/XR.SLE': 'in old leones, a thousandth of a leone',
  'pwt/XR.LBR': 'the rate of the US dollar, which Liberia uses as well, not of the Liberian dollar',
  // A country has one series, and these currencies ended with a redenomination.
  'ecb/EXR/D.ROL.EUR.SP00.A': 'the Romanian leu before July 2005: the library has the new leu',
  'ecb/EXR/D.TRL.EUR.SP00.A': 'the Turkish lira before January 2005: the library has the new lira',
};
