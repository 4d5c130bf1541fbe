import type { Knex } from 'knex';
import type { Frequency } from '../../../server/series/frequency.js';
import type { Observation } from '../../../server/series/observation.js';
import { addPeriods } from '../../../server/series/periods.js';
import type { ReleaseRule } from '../../../server/series/releaseRule.js';
import { appendVintageUpdates } from '../../../server/series/vintageHistory.js';
import { listHistoryRows, writeLoadBatch } from '../../../server/store/bundledHistories.js';
import { type Country, listCountries } from '../../../server/store/countries.js';
import { changeLibrary } from '../../../server/store/dataVersion.js';
import { describeRange } from '../../../server/store/historyDifference.js';
import { listIndicators, upsertIndicators } from '../../../server/store/indicators.js';
import { listReleases, type Release, upsertReleases } from '../../../server/store/releases.js';
import { toChunks } from '../../../server/store/rows.js';
import { replaceSearchableSeries } from '../../../server/store/searchableSeries.js';
import { listSeries, type Series, upsertSeries } from '../../../server/store/series.js';
import { createRandom, type Random } from './createRandom.js';
import { type GeneratedIndicator, generateIndicators } from './generateIndicators.js';
import { readSubjects } from './readSubjects.js';

const indicatorCount = 100_000;
const countryCount = 120;
const seriesPerBatch = 2_000;
/** The last period that ends before the vintages, and how many periods a series has. */
const lastPeriods = { monthly: '2026-09-01', quarterly: '2026-07-01', annual: '2025-01-01', weekly: '2026-09-28' };
const lengths = { monthly: 60, quarterly: 40, annual: 30, weekly: 80 };
const vintageDates = ['2026-08-17', '2026-10-19'] as const;
const newPeriods = 2;
const rules: Record<keyof typeof lengths, (nth: number) => ReleaseRule> = {
  monthly: (nth) => ({ kind: 'business-day', nth, monthsAfter: 1 }),
  quarterly: (nth) => ({ kind: 'business-day', nth, monthsAfter: 2 }),
  annual: (nth) => ({ kind: 'business-day', nth, monthsAfter: 3 }),
  weekly: () => ({ kind: 'weekly', weekday: 'thursday' }),
};

/** Adds 100,000 indicators to a library, most with one series, in one change. */
export async function writeWide(db: Knex, at: string): Promise<void> {
  const random = createRandom(1);
  const subjects = await readSubjects(db);
  const countries = await listMostCovered(db);
  const generated = await listOwnReleases(countries, random);
  const known = await listReleases(db);
  const sources = { subjects, countries, licence: await findLicence(db), random };
  const write = async (trx: Knex.Transaction) => {
    await upsertReleases(trx, generated, at);
    const findRelease = createReleaseFinder([...known, ...generated], random);
    const indicators = generateIndicators(indicatorCount, { ...sources, findRelease });
    const added = await writeDefinitions(trx, indicators, at);
    await writeValues(trx, added, at, random);
  };
  await changeLibrary(db, at, write, () => true);
}

async function listMostCovered(db: Knex): Promise<Country[]> {
  const codes: string[] = await db('series')
    .groupBy('country')
    .orderByRaw('count(*) desc, country')
    .limit(countryCount)
    .pluck('country');
  const countries = await listCountries(db);
  const covered = codes.flatMap((code) => countries.find((country) => country.code === code) ?? []);
  return covered.sort((a, b) => Number(b.code === 'US') - Number(a.code === 'US'));
}

async function findLicence(db: Knex): Promise<string> {
  return (await db('licences').orderBy('id').first('id'))?.id;
}

/** One release of each frequency for each country; weekly ones for a few. */
function listOwnReleases(countries: Country[], random: Random): Release[] {
  return countries.flatMap(({ code, name }, index) => {
    const frequencies = Object.keys(rules) as (keyof typeof rules)[];
    return frequencies
      .filter((frequency) => frequency !== 'weekly' || index < 10)
      .map((frequency): Release => {
        const text = `${frequency.slice(0, 1).toUpperCase()}${frequency.slice(1)}`;
        const named = { id: `${code.toLowerCase()}-statistics-${frequency}`, name: `${name}: ${text} Statistics` };
        const place = { country: code, agency: `Statistics Office of ${name}`, url: null, holidays: 'EA' as const };
        const time = { time: '09:00', timeZone: 'Europe/Luxembourg', rule: rules[frequency](1 + random.below(20)) };
        return { ...named, ...place, ...time, importance: 'low', frequency, estimate: null, revisions: [] };
      });
  });
}

/** Selects among the releases of a country and a frequency. A country without weekly releases publishes weekly series monthly. */
function createReleaseFinder(releases: Release[], random: Random) {
  const byKind = new Map<string, string[]>();
  for (const { id, country, frequency } of releases) {
    const kind = `${country} ${frequency}`;
    byKind.set(kind, [...(byKind.get(kind) ?? []), id]);
  }
  return (country: string, frequency: Frequency): string =>
    random.pick(
      byKind.get(`${country} ${frequency}`) ?? byKind.get(`${country} monthly`) ?? ['world-economic-outlook'],
    );
}

async function writeDefinitions(trx: Knex.Transaction, generated: GeneratedIndicator[], at: string): Promise<Series[]> {
  await upsertIndicators(
    trx,
    generated.map(({ definition }) => definition),
    at,
  );
  const ids = new Map((await listIndicators(trx)).map(({ slug, id }) => [slug, id]));
  const definitions = generated.flatMap(({ definition, series }) =>
    series.map((one) => ({ ...one, indicatorId: ids.get(definition.slug) ?? 0 })),
  );
  await upsertSeries(trx, definitions, at);
  const addedTo = new Set(definitions.map(({ indicatorId }) => indicatorId));
  const all = await listSeries(trx);
  await replaceSearchableSeries(
    trx,
    all.map(({ id }) => id),
    at,
  );
  return all.filter(({ indicatorId }) => addedTo.has(indicatorId));
}

async function writeValues(trx: Knex.Transaction, series: Series[], at: string, random: Random): Promise<void> {
  const frequencies = new Map((await listIndicators(trx)).map(({ id, frequency }) => [id, frequency]));
  for (const chunk of toChunks(series, seriesPerBatch)) {
    const completed = chunk.map(({ id, indicatorId, unit }) => {
      const history = buildHistory((frequencies.get(indicatorId) ?? 'monthly') as keyof typeof lengths, unit, random);
      return { seriesId: id, digest: '', history, range: describeRange(history) };
    });
    const rows = completed.flatMap(({ seriesId, history }) =>
      listHistoryRows(history).map((row): [number, ...typeof row] => [seriesId, ...row]),
    );
    await writeLoadBatch(trx, { rows, completed }, at);
  }
}

/** Builds two vintages: the second adds periods and revises the one before them. */
function buildHistory(frequency: keyof typeof lengths, unit: string, random: Random) {
  const length = lengths[frequency];
  const level = 10 + random.below(200);
  const values = Array.from({ length }, (_, index): Observation => {
    const date = addPeriods(lastPeriods[frequency], index + 1 - length, frequency);
    return { date, value: Math.round((level + index * 0.1 + random.below(100) / 50) * 100) / 100 };
  });
  const before = values.slice(0, -newPeriods);
  const { date, value } = before.at(-1) as Observation;
  const revised = { date, value: Math.round(((value ?? 0) + 0.1) * 100) / 100 };
  return appendVintageUpdates({ vintages: [], chains: new Map() }, [
    { date: vintageDates[0], unit, kind: 'snapshot', changed: before },
    { date: vintageDates[1], unit, kind: 'snapshot', changed: [revised, ...values.slice(-newPeriods)] },
  ]);
}
