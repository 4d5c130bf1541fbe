import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Frequency } from '../series/frequency.js';
import type { Observation } from '../series/observation.js';
import { addDays, addPeriods } from '../series/periods.js';

/** One vintage as a data file has it: its values from `start` on, a period apart, or as many days apart as `steps` says. */
interface PackedVintage {
  date: string;
  unit: string;
  start: string;
  values: (number | null)[];
  steps?: number[];
}

/** One line of a data file: a series, named `provider/providerSeriesId`, with its vintages, oldest first. */
export interface PackedSeries {
  series: string;
  vintages: PackedVintage[];
}

/** The series of a data file of the bundled library. */
export function readObservationFile(path: string): PackedSeries[] {
  const lines = gunzipSync(readFileSync(path)).toString('utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as PackedSeries);
}

/** The dated values of a packed vintage. */
export function unpackVintage({ start, values, steps }: PackedVintage, frequency: Frequency): Observation[] {
  let date = start;
  return values.map((value, index) => {
    if (index > 0) date = steps === undefined ? addPeriods(date, 1, frequency) : addDays(date, steps[index - 1] ?? 1);
    return { date, value };
  });
}
