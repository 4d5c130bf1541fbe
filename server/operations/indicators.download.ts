import { getToday } from '../appContext.js';
import type { Operation } from '../contract.js';
import { csvFilename } from '../library/csvFilename.js';
import { checkOrder } from '../library/dateWindow.js';
import { findOneSeries, nameOf } from '../library/findSeries.js';
import { observationPages } from '../library/observationPages.js';
import { chooseVintage } from '../library/vintageUsed.js';

/** An indicator's observations as a CSV file, streamed. */
export const indicatorsDownload: Operation<'indicators.download'> = async (context, { path, query }) => {
  checkOrder('start', query.start, 'end', query.end);
  const found = await findOneSeries(context.db, path.slug, query.country);
  const vintage = chooseVintage(nameOf(found), found.vintages, query.vintage, getToday(context));
  return {
    pages: await observationPages(context.db, found, vintage, query),
    filename: csvFilename([found], query.vintage),
  };
};
