import type { Operation } from '../contract.js';
import { findSeries } from '../library/findSeries.js';
import { standardization } from '../library/indicatorMetadata.js';
import { metadataReader } from '../library/metadataReader.js';

/** What some indicators measure, who publishes them and how they are compiled. */
export const indicatorsMetadata: Operation<'indicators.metadata'> = async ({ db }, { query }) => {
  const found = await findSeries(db, query.id, query.country);
  const metadataOf = await metadataReader(db, found);
  const indicators = found.map((one) => ({
    metadata: metadataOf(one),
    standardization: standardization(one, one.series.unit),
    relatedIndicators: one.indicator.related,
  }));
  return { json: { count: indicators.length, indicators } };
};
