import type { Frequency } from '../../series/frequency.js';
import { getPeriodStart } from '../../series/periods.js';
import type { ObservationStatus, ProviderObservation } from '../provider.js';
import { ProviderFailure } from '../providerFailure.js';
import { readNumber, scaleByPowerOfTen } from '../readNumber.js';
import { readPeriod } from '../readPeriod.js';
import { getAttribute, type SdmxObservation, type SdmxSeries } from './message.js';

/** SDMX code list CL_FREQ: B is business days, H the older code for half-years. */
const frequencies = new Map<string, Frequency>(
  Object.entries({
    A: 'annual',
    S: 'semiannual',
    H: 'semiannual',
    Q: 'quarterly',
    M: 'monthly',
    W: 'weekly',
    B: 'daily',
    D: 'daily',
  }),
);

/** SDMX code list CL_OBS_STATUS; all other codes are normal. */
const statuses = new Map<string, ObservationStatus>(
  Object.entries({
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
  }),
);

/** Returns the frequency of the first period, or of the frequency dimension if there is no period or it is written as a day. */
export function getFrequency(series: SdmxSeries): Frequency {
  const declared = frequencies.get(series.dimensions.get('FREQ')?.id ?? series.dimensions.get('FREQUENCY')?.id ?? '');
  const raw = readPeriod(series.observations[0]?.period ?? '')?.frequency ?? 'daily';
  return raw === 'daily' ? (declared ?? 'daily') : raw;
}

/**
 * Reads the observations of a series and multiplies them by ten to the power UNIT_MULT. (SCALE, which the IMF uses, only affects display and is not applied.)
 * Throws a ProviderFailure if a period or value is invalid or frequencies are mixed.
 */
export function readObservations(title: string, series: SdmxSeries): ProviderObservation[] {
  const frequency = getFrequency(series);
  return series.observations.map((observation) => {
    const { period } = observation;
    const parsedPeriod = readPeriod(period);
    if (parsedPeriod === undefined || (parsedPeriod.frequency !== frequency && parsedPeriod.frequency !== 'daily')) {
      throw new ProviderFailure(
        'malformed',
        `${title} returned an invalid ${frequency} period: ${JSON.stringify(period)}.`,
      );
    }
    return { date: getPeriodStart(parsedPeriod.date, frequency), period, ...readCell(title, series, observation) };
  });
}

function readCell(title: string, series: SdmxSeries, observation: SdmxObservation) {
  const findFirst = (...ids: string[]) =>
    ids.map((id) => getAttribute(series, observation, id)).find((code) => code !== undefined);
  const flag = findFirst('OBS_STATUS', 'STATUS') ?? '';
  const status = statuses.get(flag);
  if (status === 'missing' || status === 'confidential') return { value: null, status, flag };
  const value = readValue(title, observation.value, findFirst('UNIT_MULT') ?? '0');
  if (value === null) return { value, ...getMissingStatus(findFirst('CONF_STATUS', 'OBS_CONF') ?? '', flag) };
  const hasBreak = findFirst('OBS_PRE_BREAK', 'PRE_BREAK_VALUE') !== undefined;
  return { value, status: status ?? (hasBreak ? 'break' : 'normal'), flag };
}

/** SDMX code list CL_CONF_STATUS: F is free, all other values are withheld. */
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
    `${title} returned an invalid value: ${JSON.stringify(raw)} with the multiplier ${JSON.stringify(power)}.`,
  );
}
