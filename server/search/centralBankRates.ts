/** Names of central banks whose rate people search for, and the country each sets it for. The synonyms of the Fed's rate are in `synonyms.ts`. */
const banks: [country: string, names: string[]][] = [
  ['EA', ['ecb', 'european central bank']],
  ['GB', ['boe', 'bank of england']],
  ['JP', ['boj', 'bank of japan']],
  ['CA', ['boc', 'bank of canada']],
  ['CN', ['pboc', 'people s bank of china']],
  ['IN', ['rbi', 'reserve bank of india']],
  ['AU', ['rba', 'reserve bank of australia']],
  ['NZ', ['rbnz', 'reserve bank of new zealand']],
  ['CH', ['snb', 'swiss national bank']],
  ['SE', ['riksbank']],
  ['NO', ['norges bank']],
  ['KR', ['bok', 'bank of korea']],
  ['BR', ['selic', 'copom', 'bcb', 'central bank of brazil']],
  ['MX', ['banxico']],
  ['TR', ['cbrt']],
  ['ZA', ['sarb']],
];
const rateWords = /^( (policy|key|interest|main|bank|base|deposit|refinancing|refi|repo))* rates?( decisions?)?$/;
const namesOfBanks = banks.flatMap(([country, names]) => names.map((name) => ({ country, name })));

/** Returns the country whose policy rate a text names by its central bank: "ECB rate", "bank of England base rate". */
export function findCentralBankRate(text: string): string | undefined {
  return namesOfBanks.find(({ name }) => text.startsWith(name) && rateWords.test(text.slice(name.length)))?.country;
}
