import { fewestKnown, spreadEvenly } from '../forecasting/rollingOrigins.js';
import { isCalendarFrequency, periodsBetween, startOfPeriod } from '../series/periods.js';
import type { DatedNumber, HistoryVintage, KnownHistory } from './knownHistory.js';
import { isWithin, type Origin, type OriginOptions, periodsAfter, windowed } from './origin.js';

/**
 * Origins in real time: days on which a vintage brought a new period, that leave enough to fit, and of whose forecasts anything has come.
 * Each knows what was known on its day, and is held to the first number that was held of a period and to the latest.
 */
export function realTimeOrigins(history: KnownHistory, options: OriginOptions): Origin[] {
  const days = spreadEvenly(
    vintagesWithNews(history.vintages, options).filter(({ date }) => isWithin(date, options)),
    options.most,
  );
  return days.flatMap((vintage) => {
    const known = history.knownOn(vintage.date);
    const last = known.at(-1);
    if (last === undefined || known.length < fewestKnown(options.period)) return [];
    const lastSeason = known.slice(-options.period).map(({ date }) => date);
    const factorTo = (day: string) => history.factorBetween(vintage.date, day, lastSeason);
    const factor = factorTo(history.vintages.at(-1)?.date ?? vintage.date);
    const targets = periodsAfter(last.date, history, options).map((date, index) => {
      const first = history.firstAfter(vintage.date, date);
      const inUnit = first && { ...first, value: (first.value / factorTo(first.vintage)) * factor };
      return { step: index + 1, date, first: inUnit, latest: history.latestOf(date) };
    });
    const origin = { vintage: vintage.date, unit: vintage.unit, factor };
    return [{ ...origin, lastDate: last.date, training: windowed(known, options), targets }];
  });
}

/** Of a source that publishes projections, the period of the day itself is the last that counts. */
function vintagesWithNews(vintages: readonly HistoryVintage[], { frequency, period }: OriginOptions): HistoryVintage[] {
  const lastOf = ({ date, lastDate }: HistoryVintage) =>
    lastDate === null ? '' : startOfPeriod(lastDate < date ? lastDate : date, frequency);
  const latest = vintages.at(-1);
  return vintages.filter((vintage, place) => {
    const last = lastOf(vintage);
    const before = vintages[place - 1];
    const isNews = last !== '' && (before === undefined || lastOf(before) < last);
    return isNews && vintage.observations >= fewestKnown(period) && latest !== undefined && last < lastOf(latest);
  });
}

/** Origins of a pseudo backtest: the latest values, cut off where they leave enough to fit and a full horizon after it. */
export function pseudoOrigins(history: KnownHistory, options: OriginOptions): Origin[] {
  const { latest, vintages } = history;
  const unit = vintages.at(-1)?.unit ?? '';
  const cuts = latest.filter((one, index) => isWithin(one.date, options) && isCut(latest, index, options));
  return spreadEvenly(cuts, options.most).map(({ date: lastDate }) => ({
    vintage: null,
    unit,
    factor: 1,
    lastDate,
    training: windowed(
      latest.filter(({ date }) => date <= lastDate),
      options,
    ),
    targets: periodsAfter(lastDate, history, options).map((date, index) => ({
      step: index + 1,
      date,
      first: null,
      latest: history.latestOf(date),
    })),
  }));
}

function isCut(values: readonly DatedNumber[], index: number, { frequency, period, horizon }: OriginOptions): boolean {
  const [own, last] = [values[index]?.date, values.at(-1)?.date];
  if (own === undefined || last === undefined) return false;
  const left = isCalendarFrequency(frequency) ? periodsBetween(own, last, frequency) : values.length - 1 - index;
  return index + 1 >= fewestKnown(period) && left >= horizon;
}
