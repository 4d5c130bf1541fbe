import { getToday } from '../appContext.js';
import type { Operation } from '../contract.js';
import { buildCsvFilename } from '../indicators/buildCsvFilename.js';
import { findOneSeries, formatSeriesName } from '../indicators/findSeries.js';
import { selectObservations } from '../indicators/readObservations.js';
import { selectVintage } from '../indicators/selectVintage.js';
import { streamCsvPages } from '../indicators/streamCsvPages.js';
import { assertDateOrder } from '../parameters/dateRange.js';

/** Streams the observations of an indicator as a CSV file. */
export const indicatorsDownload: Operation<'indicators.download'> = async (context, { path, query }) => {
  assertDateOrder('start', query.start, 'end', query.end);
  const found = await findOneSeries(context.db, path.slug, query.country, query.vintage);
  const vintage = selectVintage(formatSeriesName(found), found.vintages, query.vintage, getToday(context));
  return {
    pages: await streamCsvPages(selectObservations(context.db, found, vintage, query)),
    filename: buildCsvFilename([found], query.vintage),
  };
};
