import type { Knex } from 'knex';
import { isPostgres } from './dialect.js';
import { selectRows, toChunks } from './rows.js';

/** The number of documents that use a word, in names or keywords and in ids. */
export interface WordUse {
  word: string;
  vocabulary: number;
  identifiers: number;
}

const lettersOnly = /^\p{L}+$/u;
/** Maximum number of words to read that share a part with a misspelt word. */
const maxWordsPerPart = 1_000;
/** Maximum number of similar words, those with the most parts in common. */
const maxNearWords = 200;
const maxEdits = 2;
const rowsPerStatement = 1_000;

/** Lists those of these words that the library uses. */
export async function listUsedWords(db: Knex, words: string[]): Promise<WordUse[]> {
  if (words.length === 0) return [];
  const list = words.map(() => '?').join();
  return selectRows(db, `select word, vocabulary, identifiers from search_words where word in (${list})`, words);
}

/** Lists one word for each of these beginnings with which a word of the library begins. */
export async function listWordsBeginning(db: Knex, beginnings: string[]): Promise<WordUse[]> {
  if (beginnings.length === 0) return [];
  const one =
    'select * from (select word, vocabulary, identifiers from search_words where word >= ? and word < ? limit 1) found';
  const sql = beginnings.map((_, index) => `${one}${index}`).join(' union all ');
  return selectRows(
    db,
    sql,
    beginnings.flatMap((letters) => [letters, `${letters}\u{10FFFF}`]),
  );
}

/** Lists the words of names and keywords that are most similar to a word: the parts of three letters that they have in common. */
export async function listNearWords(db: Knex, word: string): Promise<string[]> {
  const parts = listParts(word);
  const one = `select * from (select word from search_word_parts where part = ? and length between ? and ? limit ${maxWordsPerPart}) part`;
  const sql = `select word from (${parts.map((_, index) => `${one}${index}`).join(' union all ')}) shared
    group by word order by count(*) desc, word limit ${maxNearWords}`;
  const bindings = parts.flatMap((part) => [part, word.length - maxEdits, word.length + maxEdits]);
  return (await selectRows<{ word: string }>(db, sql, bindings)).map((row) => row.word);
}

/** Adds to the number of documents that use words. Removes words that none uses any more. */
export async function countWords(trx: Knex.Transaction, changes: WordUse[]): Promise<void> {
  for (const chunk of toChunks(changes, rowsPerStatement)) {
    const words = chunk.map(({ word }) => word);
    const before = await listSpelt(trx, words);
    await addUses(trx, chunk);
    await trx('search_words')
      .whereIn('word', words)
      .where('vocabulary', '<=', 0)
      .where('identifiers', '<=', 0)
      .delete();
    const after = await listSpelt(trx, words);
    await writeParts(
      trx,
      words.filter((word) => after.has(word) && !before.has(word)),
      insertParts,
    );
    await writeParts(
      trx,
      words.filter((word) => before.has(word) && !after.has(word)),
      deleteParts,
    );
  }
}

/** Lists the words that can correct a misspelling. */
async function listSpelt(trx: Knex.Transaction, words: string[]): Promise<Set<string>> {
  const used: string[] = await trx('search_words').whereIn('word', words).where('vocabulary', '>', 0).pluck('word');
  return new Set(used.filter((word) => lettersOnly.test(word)));
}

async function addUses(trx: Knex.Transaction, changes: WordUse[]): Promise<void> {
  const rows = JSON.stringify(changes.map(({ word, vocabulary, identifiers }) => [word, vocabulary, identifiers]));
  const source = isPostgres(trx)
    ? 'select r->>0, (r->>1)::integer, (r->>2)::integer from json_array_elements(?::json) r'
    : "select r.value->>'$[0]', r.value->>'$[1]', r.value->>'$[2]' from json_each(?) r where true";
  await trx.raw(
    `insert into search_words (word, vocabulary, identifiers) ${source} on conflict (word) do update set
     vocabulary = search_words.vocabulary + excluded.vocabulary, identifiers = search_words.identifiers + excluded.identifiers`,
    [rows],
  );
}

type Part = [part: string, length: number, word: string];

async function writeParts(
  trx: Knex.Transaction,
  words: string[],
  write: (trx: Knex.Transaction, parts: string) => Promise<unknown>,
): Promise<void> {
  const rows = words.flatMap((word) => listParts(word).map((part): Part => [part, word.length, word]));
  if (rows.length > 0) await write(trx, JSON.stringify(rows));
}

async function insertParts(trx: Knex.Transaction, parts: string): Promise<unknown> {
  return trx.raw(`insert into search_word_parts (part, length, word) ${selectParts(trx)} on conflict do nothing`, [
    parts,
  ]);
}

async function deleteParts(trx: Knex.Transaction, parts: string): Promise<unknown> {
  return trx.raw(`delete from search_word_parts where (part, length, word) in (${selectParts(trx)})`, [parts]);
}

function selectParts(trx: Knex.Transaction): string {
  return isPostgres(trx)
    ? 'select r->>0, (r->>1)::integer, r->>2 from json_array_elements(?::json) r'
    : "select r.value->>'$[0]', r.value->>'$[1]', r.value->>'$[2]' from json_each(?) r where true";
}

/** Lists the distinct parts of three letters of a word with two blanks on either side, so that each edit changes some of them only. */
function listParts(word: string): string[] {
  const text = `  ${word}  `;
  return [...new Set(Array.from({ length: text.length - 2 }, (_, index) => text.slice(index, index + 3)))];
}
