import type { Knex } from 'knex';
import type { FoundIndicator } from '../../server/search/searchDocument.js';
import { readDocuments } from '../../server/store/documentMemory.js';
import { listFirstCandidates } from '../../server/store/searchCandidates.js';

/** Lists the indicators that a search can find, by slug, with their searchable series by country. */
export async function listSearched(db: Knex): Promise<FoundIndicator[]> {
  const documents = await readDocuments(db, await listFirstCandidates(db, 1_000));
  return documents.map(({ indexed }) => indexed.indicator);
}
