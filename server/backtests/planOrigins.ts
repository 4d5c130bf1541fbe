import { getMinTrainingLength, spreadEvenly } from '../forecasting/rollingOrigins.js';
import { countPeriodsBetween, getPeriodStart, isCalendarFrequency } from '../series/periods.js';
import { applyWindow, isWithin, listPeriodsAfter, type Origin, type OriginOptions } from './origin.js';
import type { DatedNumber, HistoryVintage, RevisionHistory } from './revisionHistory.js';

/**
 * Plans real-time origins: dates of vintages that added a period, have enough values to fit, and are followed by at
 * least one later period. Each origin uses the values of its vintage and is scored against the first and the latest
 * value held for each target period.
 */
export function planRealTimeOrigins(history: RevisionHistory, options: OriginOptions): Origin[] {
  const originVintages = spreadEvenly(
    findVintagesWithNewPeriod(history.vintages, options).filter(({ date }) => isWithin(date, options)),
    options.maxOrigins,
  );
  return originVintages.flatMap((vintage) => {
    const known = history.listAsOf(vintage.date);
    const last = known.at(-1);
    if (last === undefined || known.length < getMinTrainingLength(options.period)) return [];
    const lastSeason = known.slice(-options.period).map(({ date }) => date);
    const computeFactorTo = (day: string) => history.computeFactor(vintage.date, day, lastSeason);
    const factor = computeFactorTo(history.vintages.at(-1)?.date ?? vintage.date);
    const targets = listPeriodsAfter(last.date, history, options).map((date, index) => {
      const first = history.findFirstAfter(vintage.date, date);
      const convertedFirst = first && { ...first, value: (first.value / computeFactorTo(first.vintage)) * factor };
      return { step: index + 1, date, first: convertedFirst, latest: history.getLatest(date) };
    });
    const origin = { vintage: vintage.date, unit: vintage.unit, factor };
    return [{ ...origin, lastDate: last.date, training: applyWindow(known, options), targets }];
  });
}

/** Finds vintages that added a period. Ignores projections: no period after the vintage date counts. */
function findVintagesWithNewPeriod(
  vintages: readonly HistoryVintage[],
  { frequency, period }: OriginOptions,
): HistoryVintage[] {
  const getLastPeriod = ({ date, lastDate }: HistoryVintage) =>
    lastDate === null ? '' : getPeriodStart(lastDate < date ? lastDate : date, frequency);
  const latest = vintages.at(-1);
  return vintages.filter((vintage, index) => {
    const last = getLastPeriod(vintage);
    const previous = vintages[index - 1];
    const hasNewPeriod = last !== '' && (previous === undefined || getLastPeriod(previous) < last);
    return (
      hasNewPeriod &&
      vintage.observations >= getMinTrainingLength(period) &&
      latest !== undefined &&
      last < getLastPeriod(latest)
    );
  });
}

/** Plans pseudo origins: the latest values, cut off where enough values precede and a full horizon follows. */
export function planPseudoOrigins(history: RevisionHistory, options: OriginOptions): Origin[] {
  const { latest, vintages } = history;
  const unit = vintages.at(-1)?.unit ?? '';
  const originDates = latest.filter(
    (observation, index) => isWithin(observation.date, options) && isPseudoOrigin(latest, index, options),
  );
  return spreadEvenly(originDates, options.maxOrigins).map(({ date: lastDate }) => ({
    vintage: null,
    unit,
    factor: 1,
    lastDate,
    training: applyWindow(
      latest.filter(({ date }) => date <= lastDate),
      options,
    ),
    targets: listPeriodsAfter(lastDate, history, options).map((date, index) => ({
      step: index + 1,
      date,
      first: null,
      latest: history.getLatest(date),
    })),
  }));
}

function isPseudoOrigin(
  values: readonly DatedNumber[],
  index: number,
  { frequency, period, horizon }: OriginOptions,
): boolean {
  const [date, last] = [values[index]?.date, values.at(-1)?.date];
  if (date === undefined || last === undefined) return false;
  const remaining = isCalendarFrequency(frequency)
    ? countPeriodsBetween(date, last, frequency)
    : values.length - 1 - index;
  return index + 1 >= getMinTrainingLength(period) && remaining >= horizon;
}
