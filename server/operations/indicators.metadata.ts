import type { Operation } from '../contract.js';
import { findSeries } from '../indicators/findSeries.js';
import { toStandardization } from '../indicators/indicatorMetadata.js';
import { createMetadataReader } from '../indicators/metadataReader.js';

/** Describes what indicators measure, who publishes them and how they are compiled. */
export const indicatorsMetadata: Operation<'indicators.metadata'> = async ({ db }, { query }) => {
  const found = await findSeries(db, query.id, query.country);
  const readMetadata = await createMetadataReader(db, found);
  const indicators = [];
  for (const one of found) {
    indicators.push({
      metadata: await readMetadata(one),
      standardization: toStandardization(one, one.series.unit),
      relatedIndicators: one.indicator.related,
    });
  }
  return { json: { count: indicators.length, indicators } };
};
