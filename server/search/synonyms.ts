import { currencyWords } from './currencies.js';
import { toSingular } from './toSingular.js';

/**
 * Words that the index may use instead of the word typed. Works in one direction: "oil" also finds Brent, but "brent"
 * does not find every oil. Single words only, because the index matches words.
 */
const synonyms: Record<string, string> = {
  ...currencyWords,
  auto: 'vehicle car motor',
  bank: 'banking',
  bill: 'treasury',
  bond: 'treasury yield note',
  borrowing: 'debt loan',
  budget: 'fiscal deficit surplus',
  capita: 'person inhabitant head',
  car: 'vehicle auto motor',
  compensation: 'wage earnings pay salary',
  consumption: 'pce spending expenditure',
  core: 'excluding less',
  credit: 'loan lending',
  crude: 'oil petroleum brent wti',
  currency: 'fx forex exchange',
  debt: 'borrowing',
  defence: 'defense',
  deficit: 'surplus balance',
  demographics: 'population',
  demography: 'population',
  earnings: 'wage compensation pay salary',
  eci: 'compensation wage',
  employment: 'payroll nonfarm jobs employed',
  exchange: 'fx forex currency',
  fed: 'federal fomc',
  fomc: 'fed federal',
  forex: 'fx exchange currency',
  fx: 'exchange forex currency',
  gas: 'gasoline petrol',
  gasoline: 'gas petrol',
  gnp: 'gni',
  head: 'capita person',
  hicp: 'cpi inflation',
  home: 'house housing',
  house: 'housing home',
  housing: 'house home residential',
  inflation: 'cpi hicp',
  interest: 'yield',
  investment: 'formation',
  job: 'employment payroll nonfarm',
  jobless: 'unemployment unemployed',
  labor: 'labour',
  labour: 'labor',
  lending: 'loan credit',
  loan: 'lending credit',
  manufacturing: 'industrial factory',
  military: 'defense',
  money: 'm1 m2 m3',
  nfp: 'payroll nonfarm',
  nonfarm: 'payroll employment',
  oil: 'crude petroleum brent wti',
  output: 'production gdp',
  pay: 'wage earnings compensation salary',
  payroll: 'nonfarm employment jobs',
  pce: 'consumption',
  people: 'population persons',
  person: 'capita head',
  petrol: 'gasoline gas',
  petroleum: 'oil crude',
  pop: 'population',
  population: 'inhabitant people',
  ppi: 'producer',
  producer: 'ppi',
  production: 'output',
  productivity: 'tfp',
  salary: 'wage earnings compensation pay',
  spending: 'expenditure outlay consumption',
  surplus: 'deficit balance',
  tax: 'receipt revenue',
  tbill: 'treasury bill',
  tfp: 'productivity',
  trade: 'export import',
  treasury: 'bond yield note',
  unemployed: 'unemployment jobless',
  unemployment: 'jobless unemployed',
  ust: 'treasury',
  utilisation: 'utilization',
  utilization: 'utilisation',
  wage: 'earnings compensation pay salary',
  yield: 'treasury bond',
  yr: 'year',
  one: '1',
  two: '2',
  three: '3',
  five: '5',
  seven: '7',
  ten: '10',
  twenty: '20',
  thirty: '30',
};

/** Phrases with one-word synonyms: each word of the phrase may match the synonym instead. */
const phrases: [phrase: string, words: string][] = [
  ['balance of trade', 'netexp bopgstb'],
  ['consumer price', 'cpi hicp'],
  ['consumer price index', 'cpi hicp'],
  ['cost of living', 'cpi inflation'],
  ['employment cost index', 'eci'],
  ['exchange rate', 'fx forex currency exchange'],
  ['factor productivity', 'tfp'],
  ['fed funds', 'fedfunds'],
  ['federal funds', 'fed fedfunds'],
  ['foreign exchange', 'fx forex currency'],
  ['gross domestic product', 'gdp'],
  ['gross national product', 'gnp'],
  ['home ownership', 'homeownership'],
  ['industrial production', 'indpro'],
  ['personal consumption expenditures', 'pce'],
  ['producer price', 'ppi'],
  ['producer price index', 'ppi'],
  ['total factor productivity', 'tfp'],
];

/** What a general word implies as the only subject of a text. Indicators with these words rank first. In the singular. */
const impliedWords: Record<string, string> = {
  debt: 'government federal',
  earning: 'hourly average',
  pay: 'hourly earnings',
  salary: 'hourly earnings',
  wage: 'hourly earnings',
};

const wordTable = new Map(Object.entries(synonyms).map(([word, others]) => [word, others.split(' ')]));
const phraseTable = new Map(phrases.map(([phrase, words]) => [phrase, words.split(' ')]));

export const maxPhraseLength = Math.max(...phrases.map(([phrase]) => phrase.split(' ').length));

/** All words of the two tables, for recognition and spelling correction. */
export const synonymWords: string[] = [...wordTable.keys(), ...phrases.flatMap(([phrase]) => phrase.split(' '))];

/** Returns the synonyms of a word, singular or plural. */
export function findSynonyms(word: string): string[] {
  return wordTable.get(word) ?? wordTable.get(toSingular(word)) ?? [];
}

/** Returns the synonyms of a phrase (words joined by one space), or undefined for an unknown phrase. */
export function findPhraseSynonyms(phrase: string): string[] | undefined {
  return phraseTable.get(phrase);
}

/** Returns the words that a general word implies as the only subject of a text. */
export function findImpliedWords(word: string): string[] {
  const words = impliedWords[toSingular(word)];
  return words === undefined ? [] : words.split(' ');
}
