import type { Frequency } from '../../series/frequency.js';
import { startOfPeriod } from '../../series/periods.js';
import type { ObservationStatus, ProviderObservation } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { readNumber, scaled } from '../readNumber.js';
import { readPeriod } from '../readPeriod.js';
import { attributeOf, type SdmxObservation, type SdmxSeries } from './message.js';

/** SDMX code list CL_FREQ: B is a business day, H the older code of a half-year. */
const frequencies: Record<string, Frequency> = {
  A: 'annual',
  S: 'semiannual',
  H: 'semiannual',
  Q: 'quarterly',
  M: 'monthly',
  W: 'weekly',
  B: 'daily',
  D: 'daily',
};

/** SDMX code list CL_OBS_STATUS; what is not here is no more than normal. */
const statuses: Record<string, ObservationStatus> = {
  B: 'break',
  E: 'estimate',
  I: 'estimate',
  F: 'forecast',
  P: 'provisional',
  V: 'provisional',
  U: 'low_reliability',
  Q: 'confidential',
  H: 'missing',
  L: 'missing',
  M: 'missing',
  O: 'missing',
};

/** How often a series is observed, by its first period; by the code of its dimension where it has none, or writes a day for a longer period. */
export function frequencyOf(series: SdmxSeries): Frequency {
  const stated = frequencies[series.dimensions.get('FREQ')?.id ?? series.dimensions.get('FREQUENCY')?.id ?? ''];
  const written = readPeriod(series.observations[0]?.period ?? '')?.frequency ?? 'daily';
  return written === 'daily' ? (stated ?? 'daily') : written;
}

/**
 * The observations of a series with its multiplier applied: UNIT_MULT is a power of ten by which values are to be multiplied. (SCALE, as the IMF has it,
 * says how values are shown, and is not to be applied.) Throws a ProviderFailure where a period or a value cannot be read, or frequencies are mixed.
 */
export function observationsOf(title: string, series: SdmxSeries): ProviderObservation[] {
  const frequency = frequencyOf(series);
  return series.observations.map((observation) => {
    const { period } = observation;
    const read = readPeriod(period);
    if (read === undefined || (read.frequency !== frequency && read.frequency !== 'daily')) {
      throw new ProviderFailure('malformed', `${title} answered the ${frequency} period ${JSON.stringify(period)}.`);
    }
    return { date: startOfPeriod(read.date, frequency), period, ...readCell(title, series, observation) };
  });
}

function readCell(title: string, series: SdmxSeries, observation: SdmxObservation) {
  const first = (...ids: string[]) =>
    ids.map((id) => attributeOf(series, observation, id)).find((code) => code !== undefined);
  const flag = first('OBS_STATUS', 'STATUS') ?? '';
  const status = statuses[flag];
  if (status === 'missing' || status === 'confidential') return { value: null, status, flag };
  const value = readValue(title, observation.value, first('UNIT_MULT') ?? '0');
  if (value === null) return { value, ...whyMissing(first('CONF_STATUS', 'OBS_CONF') ?? '', flag) };
  const breaks = first('OBS_PRE_BREAK', 'PRE_BREAK_VALUE') !== undefined;
  return { value, status: status ?? (breaks ? 'break' : 'normal'), flag };
}

/** By SDMX code list CL_CONF_STATUS: F is free, all others are withheld. */
function whyMissing(confidentiality: string, flag: string): Pick<ProviderObservation, 'status' | 'flag'> {
  const isFree = confidentiality === '' || confidentiality === 'F';
  return isFree ? { status: 'missing', flag } : { status: 'confidential', flag: confidentiality };
}

function readValue(title: string, written: string | number | null, power: string): number | null {
  if (written === null || written === '' || written === 'NaN') return null;
  const value = typeof written === 'number' ? written : readNumber(written);
  const multiplied = /^-?\d{1,2}$/.test(power) ? scaled(value ?? Number.NaN, Number(power)) : Number.NaN;
  if (Number.isFinite(multiplied)) return multiplied;
  throw new ProviderFailure(
    'malformed',
    `${title} answered the value ${JSON.stringify(written)} with the multiplier ${JSON.stringify(power)}.`,
  );
}
