import type { Knex } from 'knex';
import { findNearestSlugs } from '../search/findNearestSlugs.js';
import { type Condition, listSlugParts, prominenceSteps, terms } from '../search/searchTerms.js';
import { tokenizeQuery } from '../search/tokenize.js';
import { toSingular } from '../search/toSingular.js';
import { listIndicatorNames } from '../store/indicators.js';
import { countMatching, listCandidates } from '../store/searchCandidates.js';
import { listNearWords, listUsedWords } from '../store/searchWords.js';

/** Maximum number of indicators to compare with an unknown slug. */
const maxCompared = 1_000;
/** Maximum number of indicators for each condition, so that none takes the place of the others. */
const maxForCondition = 250;
const maxNearWords = 10;
/** A slug is cut into so many pieces: one of them is spelt correctly if it has fewer errors. */
const pieceCounts = [2, 4];
const minPieceLength = 3;
/** Of a longer slug the beginning is compared. */
const maxSlugLength = 100;

/**
 * Suggests the slugs that are most similar to an unknown one, best first. The database selects the indicators to compare: those
 * with all of its words, with a piece of its spelling, and with some of its words, the rarest first, or words similar to one that the library does not use.
 *
 * @param identified Slugs of indicators with this series id.
 */
export async function suggestSlugs(db: Knex, slug: string, identified: string[], limit: number): Promise<string[]> {
  const ids = new Set<number>();
  for (const condition of await listConditions(db, slug.toLowerCase().slice(0, maxSlugLength))) {
    if (ids.size >= maxCompared) break;
    for (const id of await listCandidates(db, condition, maxForCondition)) ids.add(id);
  }
  const withSeriesId = new Set(identified);
  const names = await listIndicatorNames(db, [...ids].slice(0, maxCompared), identified);
  const candidates = names.map((one) => ({ ...one, identifiers: withSeriesId.has(one.slug) ? [slug] : [] }));
  return findNearestSlugs(slug, candidates, limit);
}

/** Lists conditions of similar indicators, those of the most similar first. */
async function listConditions(db: Knex, slug: string): Promise<Condition[]> {
  const spelt = tokenizeQuery(slug);
  if (spelt.length === 0) return [];
  const words = spelt.map(toSingular);
  const allWords = words.map(terms.filed);
  const used = new Set((await listUsedWords(db, [...spelt, ...words])).map(({ word }) => word));
  const nearWords: Condition[] = [];
  for (const [index, word] of words.entries()) {
    const isUsed = used.has(word) || used.has(spelt[index] ?? word);
    nearWords.push({ any: [terms.filed(word), ...(isUsed ? [] : await listSimilar(db, word))] });
  }
  const counts = await countMatching(db, nearWords, maxCompared);
  const rarestFirst = nearWords
    .map((condition, index) => ({ condition, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.count - b.count)
    .map(({ condition }) => condition);
  return [
    ...prominenceSteps.map((count): Condition => ({ all: [...allWords, terms.prominence(count)] })),
    { all: allWords },
    ...(rarestFirst.length > 1 ? [{ all: rarestFirst }, { all: rarestFirst.slice(0, 2) }] : []),
    ...listPieces(slug),
    ...rarestFirst,
  ];
}

async function listSimilar(db: Knex, word: string): Promise<Condition[]> {
  const near = (await listNearWords(db, word)).slice(0, maxNearWords);
  return near.map((one) => terms.filed(toSingular(one)));
}

/** Lists the conditions that a slug contains a piece of the spelling. */
function listPieces(slug: string): Condition[] {
  const parts = listSlugParts(slug);
  return pieceCounts.flatMap((count) => {
    const length = Math.ceil(parts.length / count);
    return length < minPieceLength ? [] : toPieces(parts, length).map((all): Condition => ({ all }));
  });
}

/** Each part has three letters and begins one letter after the one before it, so that every third covers all letters of a piece. */
function toPieces(parts: string[], length: number): string[][] {
  return Array.from({ length: Math.ceil(parts.length / length) }, (_, index) =>
    parts.slice(index * length, (index + 1) * length).filter((_part, position) => position % 3 === 0),
  );
}
