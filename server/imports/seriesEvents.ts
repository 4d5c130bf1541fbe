import type { NewEvent } from '../store/events.js';
import type { ComputedImport } from './computeImport.js';
import type { Target } from './target.js';

/** Builds the events of an import: one for new values, and one for revised or withdrawn ones. */
export function buildSeriesEvents({ indicator, series }: Target, computed: ComputedImport, at: string): NewEvent[] {
  const { change, changedPeriods, unit, vintage } = computed;
  const { slug, name, frequency } = indicator;
  const described = { indicator: slug, country: series.country, name, frequency, unit, vintage };
  const eventDefaults = { accountId: null, seriesId: series.id, releaseId: series.releaseId, occurredAt: at };
  const events: NewEvent[] = [];
  // Revisions come first, so that the list with the newest on top begins with new values.
  if (change.revised + change.withdrawn > 0) {
    const { revised, withdrawn } = change;
    const data = {
      ...described,
      revised,
      withdrawn,
      rebaseFactor: change.rebaseFactor,
      periods: changedPeriods.revised,
    };
    events.push({ ...eventDefaults, type: 'series.revised', data });
  }
  if (change.added > 0) {
    const data = { ...described, added: change.added, periods: changedPeriods.released };
    events.push({ ...eventDefaults, type: 'series.released', data });
  }
  return events;
}
