import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertOfficialDates, formatOfficialDates } from '../../scripts/convert/officialDates.js';
import type { BundledDates } from '../../server/releases/bundledDates.js';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { readBundledLibrary } from './bundledLibrary.js';

const text = readFileSync(resolveProjectPath('data', 'sources', 'official-dates.json'), 'utf8');
const bundled: Record<string, BundledDates> = JSON.parse(text);
const { releases } = readBundledLibrary();

/** The lists from which the dates were converted. They are not part of the project. */
const lists = join(resolveProjectPath('..'), 'shared', 'data');
const itWithLists = existsSync(join(lists, 'official_release_dates.csv')) ? it : it.skip;

const periods = {
  weekly: /^\d{4}-\d{2}-\d{2}$/,
  monthly: /^\d{4}-\d{2}$/,
  quarterly: /^\d{4}-Q[1-4]$/,
  annual: /^\d{4}$/,
};

describe('the bundled official dates', () => {
  it('are those of releases of the catalogue, in date order, on weekdays, with periods at the frequency of the release', () => {
    const frequencies = new Map(releases.map(({ id, frequency }) => [id, frequency]));
    for (const [id, { dates }] of Object.entries(bundled)) {
      if (!frequencies.has(id)) continue;
      const days = dates.map(({ date }) => date);
      expect([id, days]).toEqual([id, [...days].sort()]);
      expect([id, days.filter((day) => [0, 6].includes(new Date(day).getUTCDay()))]).toEqual([id, []]);
      const form = periods[frequencies.get(id) as keyof typeof periods];
      expect([id, dates.filter(({ period }) => !form?.test(period))]).toEqual([id, []]);
    }
  });

  it('publish each estimate of a period once', () => {
    for (const [id, { dates }] of Object.entries(bundled)) {
      const names = dates.map(({ period, estimate }) => `${period} ${estimate}`);
      expect([id, names.length]).toEqual([id, new Set(names).size]);
    }
  });

  itWithLists('equal the rows of the lists that come from the schedules of agencies', () => {
    const converted = convertOfficialDates(lists, resolveProjectPath('data'));
    expect(converted.releases).toEqual(bundled);
    expect(formatOfficialDates(converted.releases)).toBe(text);
  });
});
