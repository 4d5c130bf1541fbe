import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { BundledDate, BundledDates } from '../../server/releases/bundledDates.js';

/** A row of the lists. */
interface ListRow {
  release_id: string;
  reference_period: string;
  release_date: string;
  time_local: string;
  time_zone: string;
  kind: 'official_schedule' | 'published_on' | 'rescheduled' | 'cancelled';
  source: string;
  estimate: string;
}

const lists = ['official_release_dates.csv', 'official_release_dates_uncatalogued.csv'];

/** The ids and times of releases that the lists do not take from the catalogue. */
const uncataloguedReleases: Record<string, { id: string; time: string }> = {
  'us-advance-retail-sales': { id: 'us-advance-monthly-retail-sales', time: '08:30' },
  'us-initial-claims': { id: 'us-unemployment-insurance-weekly-claims', time: '08:30' },
  'us-job-openings-and-labor-turnover': { id: 'us-job-openings-and-labor-turnover', time: '10:00' },
};

/**
 * The schedules of agencies, by the beginning of their name in the lists, with the day on which they were read. Rows from
 * other sources, such as copies of commercial calendars, are excluded.
 */
const schedules: [pattern: RegExp, readOn: string][] = [
  [/^(BLS|no release: BLS)/, '2026-10-02'],
  [/^BEA/, '2026-08-13'],
  [/^Federal Reserve/, '2026-08-18'],
  [/^FOMC/, '2026-08-13'],
  [/^Census/, '2026-08-13'],
  [/^US Department of Labor/, '2026-08-13'],
];

/** Converts the rows from the schedules of agencies. Excludes meetings and releases of which the library has no series. */
export function convertOfficialDates(
  folder: string,
  dataFolder: string,
): { releases: Record<string, BundledDates>; excludedRows: number } {
  const known = readTimes(join(dataFolder, 'catalogue', 'releases'));
  const releases: Record<string, BundledDates> = {};
  let excludedRows = 0;
  const rows = lists.flatMap((name) => parse<ListRow>(readFileSync(join(folder, name)), { columns: true }));
  for (const row of rows.sort(compareRows)) {
    const uncatalogued = uncataloguedReleases[row.release_id];
    const id = uncatalogued?.id ?? row.release_id;
    const releaseTime = uncatalogued?.time ?? known.get(id);
    const readOn = schedules.find(([pattern]) => pattern.test(row.source))?.[1];
    if (readOn === undefined || releaseTime === undefined) {
      excludedRows += 1;
      continue;
    }
    releases[id] ??= { readOn, dates: [] };
    releases[id].dates.push(toBundledDate(row, releaseTime));
  }
  return { releases, excludedRows };
}

/** Formats the dates as JSON with one line for each. */
export function formatOfficialDates(releases: Record<string, BundledDates>): string {
  const formatLine = (value: unknown) =>
    JSON.stringify(value)
      .replace(/^\{|\}$/g, ' $& ')
      .trim();
  const entries = Object.entries(releases)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, { readOn, dates }]) => {
      const lines = dates.map(
        (date) =>
          `      ${formatLine(date)
            .replace(/("\w+"):/g, '$1: ')
            .replace(/,"/g, ', "')}`,
      );
      return `  "${id}": {\n    "readOn": "${readOn}",\n    "dates": [\n${lines.join(',\n')}\n    ]\n  }`;
    });
  return `{\n${entries.join(',\n')}\n}\n`;
}

/** Omits what has the usual value: the time of the release, no name, as first planned. */
function toBundledDate(row: ListRow, releaseTime: string | null): BundledDate {
  const time = row.time_local === '' ? releaseTime : row.time_local;
  return {
    period: row.reference_period,
    ...(row.estimate !== '' && { estimate: row.estimate }),
    date: row.release_date,
    ...(time !== null && time !== releaseTime && { time }),
    ...(row.kind === 'rescheduled' && { moved: true }),
    ...(row.kind === 'cancelled' && { cancelled: true }),
  };
}

/** Reads the usual time of each release of the catalogue, by id. */
function readTimes(folder: string): Map<string, string | null> {
  const files = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  return new Map(files.flat().map(({ id, time }: { id: string; time: string | null }) => [id, time]));
}

function compareRows(one: ListRow, other: ListRow): number {
  const [a, b] = [one, other].map((row) => `${row.release_date} ${row.reference_period}`);
  return (a ?? '') < (b ?? '') ? -1 : 1;
}
