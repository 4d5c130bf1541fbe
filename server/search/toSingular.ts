const SIBILANT_PLURAL = /(x|ss|ch|sh|zz)es$/;

/** Returns the singular of a word (wages → wage, salaries → salary, taxes → tax, indices → index, gross → gross). */
export function toSingular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word === 'indices') return 'index';
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return SIBILANT_PLURAL.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

const pluralEndings = ['s', 'es'];

/** Returns the singular words that letters beyond the singular begin: salari (salaries) → salary, taxe (taxes) → tax. */
export function listPluralCompletions(letters: string): string[] {
  const singulars = pluralEndings.map((ending) => toSingular(letters + ending));
  const differsInEnding = (word: string) => letters.startsWith(word.slice(0, -1)) && !word.startsWith(letters);
  return [...new Set(singulars)].filter(differsInEnding);
}
