import type { Knex } from 'knex';
import { buildLexicon, type Lexicon } from '../search/lexicon.js';
import { listCountries } from '../store/countries.js';
import { listSearchWords } from '../store/searchIndex.js';

const lexicons = new WeakMap<Knex, { version: number; lexicon: Lexicon }>();

/** The words and places that a search text is read against; built once for each version of the library. */
export async function lexiconOf(db: Knex, version: number): Promise<Lexicon> {
  const known = lexicons.get(db);
  if (known?.version === version) return known.lexicon;
  const lexicon = buildLexicon({ vocabulary: await listSearchWords(db), countries: await listCountries(db) });
  lexicons.set(db, { version, lexicon });
  return lexicon;
}
