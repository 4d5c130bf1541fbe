/**
 * Common names of countries besides their official name: short and native names, and adjectives of the main economies.
 * By ISO 3166-1 alpha-2 code (EA: the euro area), separated by commas, in plain lower case.
 */
export const placeNames: Record<string, string> = {
  AE: 'uae, emirates',
  AR: 'argentine, argentinian',
  AT: 'austrian, osterreich',
  AU: 'australian',
  BA: 'bosnia',
  BE: 'belgian',
  BN: 'brunei',
  BO: 'bolivia',
  BR: 'brazilian, brasil',
  CA: 'canadian',
  CD: 'dr congo, drc, congo kinshasa, democratic republic of the congo',
  CG: 'republic of the congo, congo brazzaville',
  CH: 'swiss, schweiz, suisse',
  CI: 'ivory coast, cote divoire',
  CL: 'chilean',
  CN: 'chinese, prc, mainland china',
  CO: 'colombian',
  CV: 'cape verde',
  CZ: 'czech, czechia, czech republic',
  DE: 'german, deutschland',
  DK: 'danish, danmark',
  EA: 'eurozone, euro zone, euro area, euroarea, ea, europe, european',
  EG: 'egyptian',
  ES: 'spanish, espana',
  EU: 'eu, european union',
  FI: 'finnish, suomi',
  FR: 'french',
  GB: 'uk, united kingdom, britain, great britain, british, england',
  GR: 'greek, hellas',
  HK: 'hong kong',
  HU: 'hungarian',
  ID: 'indonesian',
  IE: 'irish, eire',
  IL: 'israeli',
  IN: 'indian, bharat',
  IR: 'iran, iranian',
  IT: 'italian, italia',
  JP: 'japanese, nippon',
  KG: 'kyrgyzstan',
  KP: 'north korea',
  KR: 'korea, south korea, republic of korea, korean',
  LA: 'laos',
  MD: 'moldova',
  MK: 'macedonia',
  MM: 'burma',
  MO: 'macao, macau',
  MX: 'mexican',
  MY: 'malaysian',
  NG: 'nigerian',
  NL: 'netherlands, holland, dutch, nederland',
  NO: 'norwegian, norge',
  NZ: 'new zealand',
  PL: 'polish, polska',
  PS: 'palestine',
  PT: 'portuguese',
  RU: 'russia, russian',
  SA: 'saudi',
  SE: 'swedish, sverige',
  SG: 'singaporean',
  SK: 'slovakia, slovak',
  SY: 'syria',
  SZ: 'swaziland',
  TH: 'thai',
  TR: 'turkey, turkish',
  TT: 'trinidad',
  TW: 'taiwan, taiwanese',
  TZ: 'tanzania',
  UA: 'ukrainian',
  US: 'us, usa, america, american, united states, united states of america',
  VE: 'venezuela',
  VN: 'vietnam, viet nam',
  ZA: 'south african',
};

/** Phrases that contain the name of a country without naming it. */
export const nonCountryNames = [
  ...['latin america', 'north america', 'south america', 'central america', 'new england'],
  ...['penn world', 'world bank', 'world market', 'world markets', 'world economic outlook', 'share of world'],
];

/**
 * Alpha-3 codes in lower case that are never read as countries: ordinary words (per capita, vat), a currency, and
 * prefixes of common search words (com → commodity, ind → industrial).
 */
export const ambiguousCodes = new Set(
  `ago and are arm aut ben bra can civ cod com dom est eur fin gin guy hun ind lie mac man mar mus nor pan per pol pri sur
  ton vat`.split(/\s+/),
);
