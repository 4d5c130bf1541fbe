/** Unit of a series of the Area-Wide Model database in its newest snapshot, and in the databases of 2018 where it differs. */
export interface AreaWideModelUnit {
  current: string;
  in2018?: string;
}

const volume = { current: 'Millions of chained 2020 euro', in2018: 'Millions of chained 1995 euro' };
const deflator = { current: 'Index 2020=100', in2018: 'Index 1995=1' };
const euro = { current: 'Millions of euro' };
const persons = { current: 'Thousands of persons' };
const percent = { current: 'Percent' };
const shareOfGdp = { current: 'Percent of gross domestic product', in2018: 'Ratio to gross domestic product' };
const consumerPrices = { current: 'Index 2025=100', in2018: 'Index 1996=100' };
const adjustedConsumerPrices = { current: 'Index 2025=100', in2018: 'Index 2015=100' };

/**
 * Units by series id. The base years are derived from the values (the mean of the base year is 100 or 1), because the labels
 * of the package still state 2015=100 for consumer prices with the base 2025=100.
 */
export const areaWideModelUnits: Record<string, AreaWideModelUnit> = {
  YER: volume,
  PCR: volume,
  GCR: volume,
  ITR: volume,
  XTR: volume,
  MTR: volume,
  YED: deflator,
  PCD: deflator,
  GCD: deflator,
  ITD: deflator,
  XTD: deflator,
  MTD: deflator,
  YFD: { current: 'Index 2020=100', in2018: 'Euro at factor cost per chained 1995 euro' },
  YIN: euro,
  WIN: euro,
  GON: euro,
  TIN: euro,
  YFN: euro,
  HICP: consumerPrices,
  HEX: consumerPrices,
  HEG: consumerPrices,
  HICPSYA: adjustedConsumerPrices,
  HEXSYA: adjustedConsumerPrices,
  HEGWEI: { current: 'Parts per thousand of the total index' },
  CAN_YEN: shareOfGdp,
  NFN_YEN: shareOfGdp,
  LFN: persons,
  LNN: persons,
  UNN: persons,
  LEN: persons,
  URX: { current: 'Percent', in2018: 'Ratio to the labour force' },
  LHW: { current: 'Thousands of hours' },
  LTN: percent,
  CAPU: percent,
  LPROD_EMP: {
    current: 'Thousands of chained 2020 euro per person employed',
    in2018: 'Thousands of chained 1995 euro per person employed',
  },
  LPROD_HW: { current: 'Chained 2020 euro per hour worked' },
  ULC: { current: 'Euro per chained 2020 euro of output', in2018: 'Euro per chained 1995 euro of output' },
  WRN: { current: 'Thousands of euro per person employed' },
  SAX: { current: 'Percent of gross disposable income', in2018: 'Ratio to gross disposable income' },
  EEN: { current: 'Index 1999 Q1=1' },
  EXR_AVG: { current: 'Euro per US dollar' },
  EXR_END: { current: 'Euro per US dollar' },
};
