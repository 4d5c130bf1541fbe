import { createHash } from 'node:crypto';
import { listRollingOrigins, type OriginCase } from '../../../server/forecasting/rollingOrigins.js';
import type { LibrarySeries } from '../readLibrarySeries.js';

/** Evaluation of one frequency: horizons as in the M competitions, training windows of 15 to 40 years. */
interface Evaluation {
  title: string;
  period: number;
  horizon: number;
  /** Maximum number of values before an origin. */
  window: number;
  /** Uses every n-th series. */
  every: number;
}

/** The origins of the selected series of one frequency. */
interface LibraryCases extends Pick<Evaluation, 'title' | 'period'> {
  description: string;
  series: OriginCase[][];
}

const evaluations: Partial<Record<LibrarySeries['frequency'], Evaluation>> = {
  annual: { title: 'Annual series', period: 1, horizon: 6, window: 40, every: 20 },
  quarterly: { title: 'Quarterly series', period: 4, horizon: 8, window: 120, every: 2 },
  monthly: { title: 'Monthly series', period: 12, horizon: 18, window: 180, every: 4 },
};

const origins = 3;

/** Selects a sample of the series that are held out, by frequency, and lists their origins. */
export function selectLibraryCases(library: readonly LibrarySeries[]): LibraryCases[] {
  return Object.entries(evaluations).map(([frequency, { title, period, horizon, window, every }]) => ({
    title,
    period,
    description: `${horizon} periods ahead, fitted to at most ${window} values; one series in ${every}, if it is held out.`,
    series: library
      .filter((series) => series.frequency === frequency)
      .filter(({ name }, index) => index % every === 0 && isHeldOut(name))
      .map(({ values }) =>
        listRollingOrigins(values, { period, horizon, maxOrigins: origins }).map((origin) => ({
          ...origin,
          training: origin.training.slice(-window),
        })),
      ),
  }));
}

/** Whether a series had no part in the choice of models: one half of all series, by the hash of the name. */
function isHeldOut(name: string): boolean {
  return Number.parseInt(createHash('sha256').update(name).digest('hex').slice(0, 8), 16) % 2 === 1;
}
