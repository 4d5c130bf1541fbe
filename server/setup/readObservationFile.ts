import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Frequency } from '../series/frequency.js';
import type { Observation } from '../series/observation.js';
import { addDays, addPeriods } from '../series/periods.js';

/** A vintage in a data file: values from `start` on, one period apart, or `steps[i]` days apart if `steps` is present. */
interface PackedVintage {
  date: string;
  unit: string;
  start: string;
  values: (number | null)[];
  steps?: number[];
}

/** One line of a data file: a series, named `provider/providerSeriesId`, and its vintages, oldest first. */
export interface PackedSeries {
  series: string;
  vintages: PackedVintage[];
}

/** Reads the series of a data file of the bundled library. */
export function readObservationFile(path: string): PackedSeries[] {
  const lines = gunzipSync(readFileSync(path)).toString('utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as PackedSeries);
}

/** Returns the dated values of a packed vintage. */
export function unpackVintage({ start, values, steps }: PackedVintage, frequency: Frequency): Observation[] {
  let date = start;
  return values.map((value, index) => {
    if (index > 0) date = steps === undefined ? addPeriods(date, 1, frequency) : addDays(date, steps[index - 1] ?? 1);
    return { date, value };
  });
}
