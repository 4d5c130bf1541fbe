import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Frequency } from '../../server/series/frequency.js';
import type { Observation } from '../../server/series/observation.js';
import { type ChangedVintage, type PackedSeries, toObservations, unpackRun } from '../../server/setup/packedSeries.js';

/** A vintage with all its values, oldest first. */
export interface UnpackedVintage {
  date: string;
  unit: string;
  observations: Observation[];
}

/** Reads the series of a data file of the bundled library. */
export function readObservationFile(path: string): PackedSeries[] {
  const lines = gunzipSync(readFileSync(path)).toString('utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as PackedSeries);
}

/** Returns all values of every vintage of a series. A null between two numbers is a missing value. */
export function unpackVintages([first, ...later]: PackedSeries['vintages'], frequency: Frequency): UnpackedVintage[] {
  const values = new Map(unpackRun(first, frequency).map(({ date, value }) => [date, value]));
  let { unit } = first;
  const unpackChanges = (vintage: ChangedVintage): UnpackedVintage => {
    for (const run of vintage.changes) for (const { date, value } of unpackRun(run, frequency)) values.set(date, value);
    unit = vintage.unit ?? unit;
    return { date: vintage.date, unit, observations: toObservations(values) };
  };
  return [{ date: first.date, unit, observations: toObservations(values) }, ...later.map(unpackChanges)];
}
