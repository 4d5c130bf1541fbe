import type { Knex } from 'knex';
import { getValuesAsOf, mergeVintages, type Vintage, type VintageHistory } from '../series/vintageHistory.js';
import { type BundledHistory, writeBundledSeries } from '../store/bundledHistories.js';
import { type BundledSeries, findBundledSeries } from '../store/bundledSeries.js';
import { buildChains, diffHistories, type IngestedVintage } from '../store/historyDifference.js';
import { compareText } from '../store/rows.js';
import { findSeriesById } from '../store/series.js';
import { readHistory, writeDifference } from '../store/vintages.js';

type Write = (work: (trx: Knex.Transaction) => Promise<void>) => Promise<unknown>;

/** A series with vintages, as stored. */
interface StoredSeries {
  vintages: IngestedVintage[];
  chains: VintageHistory['chains'];
  version: number | undefined;
  bundled: BundledSeries | undefined;
}

/**
 * Replaces what the library brought into a series before by its new history, and keeps the vintages that were imported. The
 * history is computed before the transaction, and again if an import changes the series in the meantime.
 */
export async function replaceBundledHistory(db: Knex, loaded: BundledHistory, at: string, write: Write): Promise<void> {
  for (let isWritten = false; !isWritten; ) {
    const stored = await readStoredSeries(db, loaded.seriesId);
    const history = mergeImportedVintages(loaded.history, stored);
    const days = new Set(loaded.history.vintages.map(({ date }) => date));
    const difference = diffHistories(stored, history, days, at);
    await write(async (trx) => {
      if ((await findSeriesById(trx, loaded.seriesId))?.version !== stored.version) return;
      await writeDifference(trx, loaded.seriesId, difference);
      await writeBundledSeries(trx, [loaded], at);
      isWritten = true;
    });
  }
}

/** Reads the version first, so that a change during the read shows in the version. */
async function readStoredSeries(db: Knex, seriesId: number): Promise<StoredSeries> {
  const version = (await findSeriesById(db, seriesId))?.version;
  const bundled = await findBundledSeries(db, seriesId);
  const { vintages, rows } = await readHistory(db, seriesId);
  return { vintages, chains: buildChains(rows), version, bundled };
}

/** Merges the imported vintages of other days than those of the library. */
function mergeImportedVintages(history: VintageHistory, stored: StoredSeries): VintageHistory {
  const days = new Set(history.vintages.map(({ date }) => date));
  const imported = stored.vintages.filter((vintage) => !days.has(vintage.date) && !isBundled(vintage, stored.bundled));
  const merged = mergeVintages(
    history,
    imported.map((vintage) => toVintage(vintage, stored)),
  );
  const sizes = new Map(imported.map(({ date, observations }) => [date, observations]));
  const vintages = merged.vintages.map((vintage) => {
    return { ...vintage, observations: sizes.get(vintage.date) ?? vintage.observations };
  });
  return { ...merged, vintages };
}

/** Whether the library brought a stored vintage, and no import has replaced it since. */
function isBundled({ date, ingestedAt }: IngestedVintage, bundled: BundledSeries | undefined): boolean {
  return bundled?.vintages.includes(date) === true && ingestedAt <= bundled.loadedAt;
}

/** Returns an imported vintage with all its values. A null at the end is a value that it had withdrawn. */
function toVintage({ date, unit, kind }: IngestedVintage, stored: StoredSeries): Vintage {
  const values = [...getValuesAsOf(stored, date)].map(([day, value]) => ({ date: day, value }));
  const observations = values.sort((a, b) => compareText(a.date, b.date));
  const first = observations.findIndex(({ value }) => value !== null);
  const last = observations.findLastIndex(({ value }) => value !== null);
  return { date, unit, kind, observations: first === -1 ? [] : observations.slice(first, last + 1) };
}
