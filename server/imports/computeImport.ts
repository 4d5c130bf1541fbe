import type { Frequency } from '../series/frequency.js';
import { appendVintageUpdates, getValuesAsOf, mergeVintages, type VintageHistory } from '../series/vintageHistory.js';
import type { VintageUpdate } from '../series/vintageUpdate.js';
import type { IngestedVintage } from '../store/historyDifference.js';
import { buildChains, diffHistories, type HistoryDifference, type HistoryRow } from '../store/historyDifference.js';
import type { ChangedPeriods } from './changedPeriods.js';
import type { HeldChanges } from './heldChanges.js';
import { type ImportedChange, noChange } from './importResult.js';
import type { ImportSource } from './knownSeries.js';
import { type ImportPlan, planImport } from './planImport.js';
import type { ImportedSeries } from './seriesDescription.js';

/** The series before an import, its source, and the time of the import. */
export interface ImportBasis {
  frequency: Frequency;
  /** The unit of the series. A vintage states its own. */
  unit: string;
  /** The end of the history of the series: imports change no vintage before the latest one. */
  vintages: IngestedVintage[];
  rows: HistoryRow[];
  source: ImportSource;
  /** The digest of held changes that an operator accepted. */
  accepted?: string | undefined;
  /** Instant and day of the import. */
  at: string;
  today: string;
}

/** What an import changes. */
export interface ComputedImport {
  change: ImportedChange;
  changed: boolean;
  unit: string;
  /** The day of the latest vintage; null if nothing was written. */
  vintage: string | null;
  changedPeriods: ChangedPeriods;
  /** Changes that are not written until an operator accepts them. */
  held: HeldChanges[];
  difference: HistoryDifference;
}

/** Computes what a fetched series changes, without reading or writing. Throws an ImportRefusal. */
export function computeImport(basis: ImportBasis, fetched: ImportedSeries): ComputedImport {
  const { vintages, frequency, source, at, today } = basis;
  const stored = { vintages, chains: buildChains(basis.rows) };
  const latest = vintages.at(-1);
  const known = {
    ...{ frequency, unit: latest?.unit ?? basis.unit, latestVintageDate: latest?.date ?? null },
    latestValues: latest ? getValuesAsOf(stored, latest.date) : new Map<string, number | null>(),
  };
  const plan = planImport(known, fetched, source, today, basis.accepted);
  const after = applyPlan(stored, plan);
  return { ...summarizePlan(plan), difference: diffHistories(stored, after, new Set(plan.days), at) };
}

/** A state dated on the day of the latest vintage replaces that vintage; later states are appended as changes. */
function applyPlan(stored: VintageHistory, plan: ImportPlan): VintageHistory {
  if (plan.days.length === 0) return stored;
  const updates: VintageUpdate[] = [];
  let history = stored;
  const isAfterLatestVintage = (date: string) => plan.latestVintageDate === null || date > plan.latestVintageDate;
  for (const { date, unit, values, changed } of plan.states()) {
    if (plan.kind === 'native' && isAfterLatestVintage(date)) updates.push({ date, unit, changed });
    else {
      const observations = Array.from(values, ([day, value]) => ({ date: day, value }));
      history = mergeVintages(history, [{ date, unit, kind: plan.kind, observations }]);
    }
  }
  return appendVintageUpdates(history, updates);
}

function summarizePlan({ days, latestVintageDate, change, changedPeriods, kept, held, unit }: ImportPlan) {
  const { added, revised, withdrawn, rebaseFactor } = change;
  const changed = days.length > 0;
  const replacedVintage = days[0] === latestVintageDate ? latestVintageDate : null;
  const writtenChange = { vintages: days.length, replacedVintage, added, revised, withdrawn, rebaseFactor };
  return {
    change: { ...(changed ? writtenChange : noChange), kept, held: held.reduce((sum, { count }) => sum + count, 0) },
    changed,
    unit,
    vintage: days.at(-1) ?? null,
    changedPeriods,
    held,
  };
}
