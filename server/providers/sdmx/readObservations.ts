import type { Frequency } from '../../series/frequency.js';
import { getPeriodStart } from '../../series/periods.js';
import type { ObservationStatus, ProviderObservation } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { readNumber, scaleByPowerOfTen } from '../readNumber.js';
import { readPeriod } from '../readPeriod.js';
import { getAttribute, type SdmxObservation, type SdmxSeries } from './message.js';

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
export function getFrequency(series: SdmxSeries): Frequency {
  const declared = frequencies[series.dimensions.get('FREQ')?.id ?? series.dimensions.get('FREQUENCY')?.id ?? ''];
  const raw = readPeriod(series.observations[0]?.period ?? '')?.frequency ?? 'daily';
  return raw === 'daily' ? (declared ?? 'daily') : raw;
}

/**
 * The observations of a series with its multiplier applied: UNIT_MULT is a power of ten by which values are to be multiplied. (SCALE, as the IMF has it,
 * says how values are shown, and is not to be applied.) Throws a ProviderFailure where a period or a value cannot be read, or frequencies are mixed.
 */
export function readObservations(title: string, series: SdmxSeries): ProviderObservation[] {
  const frequency = getFrequency(series);
  return series.observations.map((observation) => {
    const { period } = observation;
    const parsedPeriod = readPeriod(period);
    if (parsedPeriod === undefined || (parsedPeriod.frequency !== frequency && parsedPeriod.frequency !== 'daily')) {
      throw new ProviderFailure('malformed', `${title} answered the ${frequency} period ${JSON.stringify(period)}.`);
    }
    return { date: getPeriodStart(parsedPeriod.date, frequency), period, ...readCell(title, series, observation) };
  });
}

function readCell(title: string, series: SdmxSeries, observation: SdmxObservation) {
  const findFirst = (...ids: string[]) =>
    ids.map((id) => getAttribute(series, observation, id)).find((code) => code !== undefined);
  const flag = findFirst('OBS_STATUS', 'STATUS') ?? '';
  const status = statuses[flag];
  if (status === 'missing' || status === 'confidential') return { value: null, status, flag };
  const value = readValue(title, observation.value, findFirst('UNIT_MULT') ?? '0');
  if (value === null) return { value, ...getMissingStatus(findFirst('CONF_STATUS', 'OBS_CONF') ?? '', flag) };
  const hasBreak = findFirst('OBS_PRE_BREAK', 'PRE_BREAK_VALUE') !== undefined;
  return { value, status: status ?? (hasBreak ? 'break' : 'normal'), flag };
}

/** By SDMX code list CL_CONF_STATUS: F is free, all others are withheld. */
function getMissingStatus(confidentiality: string, flag: string): Pick<ProviderObservation, 'status' | 'flag'> {
  const isFree = confidentiality === '' || confidentiality === 'F';
  return isFree ? { status: 'missing', flag } : { status: 'confidential', flag: confidentiality };
}

function readValue(title: string, raw: string | number | null, power: string): number | null {
  if (raw === null || raw === '' || raw === 'NaN') return null;
  const value = typeof raw === 'number' ? raw : readNumber(raw);
  const multiplied = /^-?\d{1,2}$/.test(power) ? scaleByPowerOfTen(value ?? Number.NaN, Number(power)) : Number.NaN;
  if (Number.isFinite(multiplied)) return multiplied;
  throw new ProviderFailure(
    'malformed',
    `${title} answered the value ${JSON.stringify(raw)} with the multiplier ${JSON.stringify(power)}.`,
  );
}
