import type { Knex } from 'knex';
import type { Operation } from '../contract.js';
import { type FoundSeries, findSeries } from '../indicators/findSeries.js';
import { toStandardization } from '../indicators/indicatorMetadata.js';
import { createMetadataReader } from '../indicators/metadataReader.js';
import { readOneState } from '../indicators/readOneState.js';

/** Describes what indicators measure, who publishes them and how they are compiled. */
export const indicatorsMetadata: Operation<'indicators.metadata'> = async ({ db }, { query }) => {
  const find = () => findSeries(db, query.id, query.country);
  const indicators = await readOneState(db, find, (found) => describeIndicators(db, found));
  return { json: { count: indicators.length, indicators } };
};

async function describeIndicators(db: Knex, found: FoundSeries[]) {
  const readMetadata = await createMetadataReader(db, found);
  const indicators = [];
  for (const one of found) {
    indicators.push({
      metadata: await readMetadata(one),
      standardization: toStandardization(one, one.series.unit),
      relatedIndicators: one.indicator.related,
    });
  }
  return indicators;
}
