import { formatPeriod } from '../series/periods.js';
import type { Notice } from '../store/notifications.js';
import type { WatchedChange } from '../store/watchlist.js';

/** What the new vintages of a watched series are worth telling: changes of earlier values, and then, to stand above it, values of further dates. */
export function seriesNotices(change: WatchedChange): Notice[] {
  const { indicator, country, name, vintage, added, revised, withdrawn, toldUntil } = change;
  const about = { occasion: `${indicator} ${country} ${vintage}`, indicator, country, vintage };
  const link = `/indicators/${indicator}?country=${country}`;
  const notices: Notice[] = [];
  if (revised + withdrawn > 0) {
    const title = `Revised: ${name} (${country})`;
    // The page then shows the values as they were known, and what has changed since.
    notices.push({
      ...about,
      kind: 'revision',
      title,
      body: revisionBody(change),
      link: `${link}&vintage=${toldUntil}`,
    });
  }
  if (added > 0) {
    const title = `New values: ${name} (${country})`;
    notices.push({ ...about, kind: 'release', title, body: releaseBody(change), link });
  }
  return notices;
}

function releaseBody({ added, lastDate, frequency, vintage }: WatchedChange): string {
  const latest = lastDate === null ? '' : `, the latest of ${formatPeriod(lastDate, frequency)}`;
  return `${counted(added, 'new value')}${latest}, as of ${vintage}.`;
}

function revisionBody({ revised, withdrawn, toldUntil }: WatchedChange): string {
  const changes = [
    ...(revised > 0 ? [counted(revised, 'revision')] : []),
    ...(withdrawn > 0 ? [counted(withdrawn, 'withdrawn value')] : []),
  ];
  return `${changes.join(' and ')} since ${toldUntil}.`;
}

function counted(count: number, what: string): string {
  return `${count.toLocaleString('en-US')} ${what}${count === 1 ? '' : 's'}`;
}
