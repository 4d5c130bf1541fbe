import type { Knex } from 'knex';
import { findNearestSlugs } from '../search/findNearestSlugs.js';
import { type Condition, listSlugParts, prominenceSteps, terms } from '../search/searchTerms.js';
import { tokenizeQuery } from '../search/tokenize.js';
import { toSingular } from '../search/toSingular.js';
import { listIndicatorNames } from '../store/indicators.js';
import { countMatching, listCandidates } from '../store/searchCandidates.js';
import { listNearWords, listUsedWords } from '../store/searchWords.js';
import { takeTurn } from '../takeTurn.js';

/** Indicators are compared until there are so many. */
const enoughCompared = 200;
/** Maximum number of indicators for each condition, so that none takes the place of the others. */
const maxForCondition = 100;
/** The indicators with a word are counted up to this number, because more make it no less rare. */
const maxCounted = 1_000;
const maxNearWords = 10;
/** A slug is cut into pieces: one of them is spelt correctly if it has fewer errors. Each two are a longer piece. */
const pieceCount = 4;
const minPieceLength = 3;
/** Of a longer slug the beginning is compared. */
const maxSlugLength = 100;

/** A condition of similar indicators, and conditions of the most similar ones among them, which are read if too many meet it. */
interface Step {
  condition: Condition;
  narrower: Condition[];
}

/**
 * Suggests the slugs that are most similar to an unknown one, best first. The database selects the indicators to compare: those
 * with all of its words, with a piece of its spelling, and with some of its words, the rarest first, or words similar to one that the
 * library does not use. Takes a turn before each selection.
 *
 * @param identified Slugs of indicators with this series id.
 */
export async function suggestSlugs(db: Knex, slug: string, identified: string[], limit: number): Promise<string[]> {
  const ids = new Set<number>();
  for (const { condition, narrower } of await listSteps(db, slug.toLowerCase().slice(0, maxSlugLength))) {
    if (ids.size >= enoughCompared) break;
    await takeTurn();
    const found = await listCandidates(db, condition, maxForCondition);
    for (const id of found) ids.add(id);
    if (found.length < maxForCondition) continue;
    for (const one of narrower) for (const id of await listCandidates(db, one, maxForCondition)) ids.add(id);
  }
  const withSeriesId = new Set(identified);
  const names = await listIndicatorNames(db, [...ids], identified);
  const candidates = names.map((one) => ({ ...one, identifiers: withSeriesId.has(one.slug) ? [slug] : [] }));
  return findNearestSlugs(slug, candidates, limit);
}

/** Lists conditions of similar indicators, those of the most similar first. */
async function listSteps(db: Knex, slug: string): Promise<Step[]> {
  const spelt = tokenizeQuery(slug);
  if (spelt.length === 0) return [];
  const words = spelt.map(toSingular);
  const allWords = words.map(terms.filed);
  const rarestFirst = await listWordConditions(db, spelt, words);
  const together = rarestFirst.length > 1 ? [rarestFirst, rarestFirst.slice(0, 2)] : [];
  return [
    {
      condition: { all: allWords },
      narrower: prominenceSteps.map((count): Condition => ({ all: [...allWords, terms.prominence(count)] })),
    },
    ...together.map((all) => ({ condition: { all }, narrower: [] })),
    ...listPieces(slug),
    ...rarestFirst.map((condition) => ({ condition, narrower: [] })),
  ];
}

/** Lists the conditions that an indicator has a word, or one similar to a word that the library does not use; the rarest first. */
async function listWordConditions(db: Knex, spelt: string[], words: string[]): Promise<Condition[]> {
  const used = new Set((await listUsedWords(db, [...spelt, ...words])).map(({ word }) => word));
  const nearWords: Condition[] = [];
  for (const [index, word] of words.entries()) {
    const isUsed = used.has(word) || used.has(spelt[index] ?? word);
    nearWords.push({ any: [terms.filed(word), ...(isUsed ? [] : await listSimilar(db, word))] });
  }
  const counts = await countMatching(db, nearWords, maxCounted);
  return nearWords
    .map((condition, index) => ({ condition, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.count - b.count)
    .map(({ condition }) => condition);
}

async function listSimilar(db: Knex, word: string): Promise<Condition[]> {
  const near = (await listNearWords(db, word)).slice(0, maxNearWords);
  return near.map((one) => terms.filed(toSingular(one)));
}

/** Lists the conditions that a slug contains a piece of the spelling, and the longer piece of which it is a part. */
function listPieces(slug: string): Step[] {
  const parts = listSlugParts(slug);
  const pieces = cut(parts, pieceCount);
  const longer = cut(parts, pieceCount / 2);
  return pieces.map((all, index) => ({
    condition: { all },
    narrower: [longer[Math.floor(index / 2)] ?? []].filter(({ length }) => length > 0).map((one) => ({ all: one })),
  }));
}

/** Each part has three letters and begins one letter after the one before it, so that every third covers all letters of a piece. */
function cut(parts: string[], count: number): string[][] {
  const length = Math.ceil(parts.length / count);
  if (length < minPieceLength) return [];
  return Array.from({ length: Math.ceil(parts.length / length) }, (_, index) =>
    parts.slice(index * length, (index + 1) * length).filter((_part, position) => position % 3 === 0),
  );
}
