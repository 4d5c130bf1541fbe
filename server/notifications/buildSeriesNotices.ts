import { nameSeries } from '../series/nameSeries.js';
import { formatPeriod } from '../series/periods.js';
import type { Notice } from '../store/notifications.js';
import type { WatchedChange } from '../store/watchlist.js';

/**
 * Builds the notices for new vintages of a watched series. The notice of revisions comes before that of new values, so
 * that the newest-first list shows new values on top.
 */
export function buildSeriesNotices(change: WatchedChange): Notice[] {
  const { indicator, country, vintage, added, revised, withdrawn, notifiedUntil } = change;
  const noticeFields = { occasion: `${indicator} ${country} ${vintage}`, indicator, country, vintage };
  const link = `/indicators/${indicator}?country=${country}`;
  const notices: Notice[] = [];
  if (revised + withdrawn > 0) {
    const title = `Revised: ${nameSeries(change)}`;
    // The linked page shows the values before the revision and what has changed since.
    notices.push({
      ...noticeFields,
      kind: 'revision',
      title,
      body: formatRevisionBody(change),
      link: `${link}&vintage=${notifiedUntil}`,
    });
  }
  if (added > 0) {
    const title = `New values: ${nameSeries(change)}`;
    notices.push({ ...noticeFields, kind: 'release', title, body: formatReleaseBody(change), link });
  }
  return notices;
}

function formatReleaseBody({ added, lastDate, frequency, vintage }: WatchedChange): string {
  const latest = lastDate === null ? '' : `, the latest for ${formatPeriod(lastDate, frequency)}`;
  return `${formatCount(added, 'new value')}${latest}, as of ${vintage}.`;
}

function formatRevisionBody({ revised, withdrawn, notifiedUntil }: WatchedChange): string {
  const changes = [
    ...(revised > 0 ? [formatCount(revised, 'revised value')] : []),
    ...(withdrawn > 0 ? [formatCount(withdrawn, 'withdrawn value')] : []),
  ];
  return `${changes.join(' and ')} since ${notifiedUntil}.`;
}

function formatCount(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
