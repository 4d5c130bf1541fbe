import type { Knex } from 'knex';
import { ApiError } from '../errors.js';
import { type CandidateConditions, isEmpty, matchAll, matchGroup, matchSome } from '../search/candidateConditions.js';
import {
  buildCandidateIndex,
  type CandidateItems,
  formatGroup,
  type LibraryFacts,
  noOthers,
} from '../search/candidateIndex.js';
import { findFullMatches, findPartialMatches, type Matches } from '../search/findMatches.js';
import type { SearchRequest } from '../search/matchCandidates.js';
import type { FoundIndicator, SearchDocument } from '../search/searchDocument.js';
import type { RankedIndicator } from '../search/searchIndex.js';
import { terms } from '../search/searchTerms.js';
import { readDocuments } from '../store/documentMemory.js';
import { countMatching, listCandidates, listFirstCandidates } from '../store/searchCandidates.js';
import { findSearchState } from '../store/searchState.js';
import { loadCountryFacts } from './readLibraryQuery.js';

/** If at most so many indicators match, all are ranked. The bundled library has fewer. The contract states both numbers. */
const maxCandidates = 640;
/** If more match, so many are ranked: those to prefer. */
const maxPreferred = 250;
/** The indicators that contain a word are counted up to this number, because more make it no less rare. */
const maxCounted = 1_000;
const notReady = {
  message: 'The server prepares its search after an upgrade. Try again in 5 seconds.',
  retryAfterSeconds: 5,
};

/**
 * Finds the indicators of the library that match a query. The database selects the candidates; they are ranked in memory. Only if
 * none matches all of the query, those that match a part of it are read.
 */
export async function findInLibrary(db: Knex, request: SearchRequest): Promise<Matches<FoundIndicator>> {
  return findWithOthers(db, request, noOthers);
}

/** Finds the indicators of the library and the further items that match a query. `found`: see `readDocuments`. */
export async function findWithOthers<Item extends RankedIndicator>(
  db: Knex,
  request: SearchRequest,
  items: CandidateItems<Item>,
  found = new Map<number, SearchDocument>(),
): Promise<Matches<Item>> {
  const { query, filters } = request;
  const facts = await readFacts(db, request, items.hasImportIds);
  const build = async (conditions: CandidateConditions) => {
    const documents = await readDocuments(db, await listIds(db, conditions), found);
    return buildCandidateIndex(documents, query, facts, items);
  };
  const full = findFullMatches(await build(matchAll(query, filters)), request);
  if (full !== undefined) return full;
  const count = (group: string[]) => facts.filedCounts.get(formatGroup(group)) ?? 0;
  const rarestFirst = [...query.groups].sort((a, b) => count(a) - count(b));
  return findPartialMatches(await build(matchSome(query, filters, rarestFirst)), request);
}

/** Throws `library_loading` if the database has no search documents yet. */
async function readFacts(db: Knex, { query }: SearchRequest, hasImportIds: boolean): Promise<LibraryFacts> {
  const { documents, isMissing } = await findSearchState(db);
  if (isMissing) throw new ApiError('library_loading', notReady);
  const { placeWords } = await loadCountryFacts(db);
  const groups = [...query.groups, ...query.optional];
  const kinds = hasImportIds ? [terms.filed, terms.importId] : [terms.filed];
  const counts = await countMatching(
    db,
    groups.map((group) => ({ any: kinds.map((makeTerm) => matchGroup(group, makeTerm)) })),
    maxCounted,
  );
  const filedCounts = new Map(groups.map((group, index) => [formatGroup(group), counts[index] ?? 0]));
  return { size: documents, filedCounts, placeWords };
}

/** Lists all that meet the widest condition or, if these are too many, first those to prefer. */
async function listIds(db: Knex, { widest, preferred }: CandidateConditions): Promise<number[]> {
  if (isEmpty(widest)) return listFirstCandidates(db, maxCandidates);
  const all = await listCandidates(db, widest, maxCandidates + 1);
  if (all.length <= maxCandidates) return all;
  const found = new Set<number>();
  for (const condition of preferred) {
    for (const id of await listCandidates(db, condition, maxPreferred)) found.add(id);
    if (found.size >= maxPreferred) break;
  }
  return [...new Set([...found, ...all])].slice(0, maxPreferred);
}
