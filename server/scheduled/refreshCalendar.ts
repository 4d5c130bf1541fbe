import { fetchReleaseDates } from '../providers/fred/fetchReleaseDates.js';
import { fred } from '../providers/fred/fred.js';
import { ProviderFailure } from '../providers/providerFailure.js';
import { fetchCalendarDates } from '../providers/releaseDates/fetchCalendarDates.js';
import type { ListedDate } from '../providers/releaseDates/listedDate.js';
import { type ReleaseDateSource, releaseDateSources } from '../releases/releaseDateSources.js';
import type { ListedReleaseDate } from '../series/officialDates.js';
import { addDays } from '../series/periods.js';
import { writeOfficialDates } from '../store/officialDates.js';
import { listReleases } from '../store/releases.js';
import type { ScheduledJob, ScheduledJobContext } from './scheduledJob.js';

/** How far back dates are read: the values of these releases may still be missing. */
const lookbackDays = 31;
const calendarBudgets = [{ calls: 10, seconds: 60 }];

/** Stores the release dates that agencies announce. Dates that a source no longer lists are kept; those that it cancels are marked. */
export const refreshCalendar: ScheduledJob = {
  summary:
    'Updates the release dates in the calendar from the U.S. Bureau of Labor Statistics and, with FRED_API_KEY and FRED_STORE_ALLOWED, from FRED.',
  schedule: '20 4 * * *',
  async run(context) {
    const counts = { sources: 0, failed: 0, added: 0, changed: 0 };
    const failures: string[] = [];
    for (const source of releaseDateSources) {
      if (!isSourceEnabled(source, context)) continue;
      counts.sources += 1;
      try {
        const { added, changed } = await storeDates(context, source, await fetchDates(context, source));
        counts.added += added;
        counts.changed += changed;
      } catch (failure) {
        if (!(failure instanceof ProviderFailure)) throw failure;
        failures.push(failure.message);
      }
    }
    counts.failed = failures.length;
    if (failures.length === counts.sources) throw new Error(failures.join('\n'));
    return counts;
  },
};

/** FRED requires a key and, by its terms, permission to store its data. */
function isSourceEnabled({ kind }: ReleaseDateSource, { config }: ScheduledJobContext): boolean {
  return kind !== 'fred' || (config.FRED_API_KEY !== undefined && config.FRED_STORE_ALLOWED);
}

function fetchDates(
  { httpClients, config, now }: ScheduledJobContext,
  source: ReleaseDateSource,
): Promise<ListedDate[]> {
  if (source.kind === 'fred') {
    const { FRED_API_KEY: key } = config;
    const access = { send: httpClients.getSender(fred.info, key), baseUrl: fred.info.baseUrl, key, now };
    return fetchReleaseDates(access, addDays(now().toISOString().slice(0, 10), -lookbackDays));
  }
  const { id, title, url, timeZone } = source;
  const send = httpClients.getSender({ name: `calendar-${id}`, title, budgets: calendarBudgets });
  return fetchCalendarDates(send, title, new URL(url), timeZone);
}

async function storeDates(
  { db, now }: ScheduledJobContext,
  { id, releases }: ReleaseDateSource,
  listed: ListedDate[],
): Promise<{ added: number; changed: number }> {
  const known = new Set((await listReleases(db)).map((release) => release.id));
  const counts = { added: 0, changed: 0 };
  for (const [releaseId, dates] of groupDatesByRelease(releases, listed)) {
    if (!known.has(releaseId)) continue;
    const { added, changed } = await writeOfficialDates(db, releaseId, id, dates, now().toISOString());
    counts.added += added;
    counts.changed += changed;
  }
  return counts;
}

/** Groups dates by the id of the release, each date once. A suffix in brackets, such as (P) for preliminary, is not part of the name. */
function groupDatesByRelease(
  releases: ReleaseDateSource['releases'],
  listed: ListedDate[],
): Map<string, ListedReleaseDate[]> {
  const found = new Map<string, Map<string, ListedReleaseDate>>();
  for (const { name, ...date } of listed) {
    for (const id of releases[name.replace(/\s*\([^)]*\)\s*$/, '')] ?? []) {
      const dates = found.get(id) ?? new Map<string, ListedReleaseDate>();
      // A release can be listed as cancelled and again, on the same day.
      if (!date.isCancelled || !dates.has(date.date)) dates.set(date.date, date);
      found.set(id, dates);
    }
  }
  const sorted = (dates: Map<string, ListedReleaseDate>) =>
    [...dates.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
  return new Map([...found].map(([id, dates]) => [id, sorted(dates)]));
}
