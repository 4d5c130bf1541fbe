import { readFileSync } from 'node:fs';
import type { OriginCase } from '../../../server/forecasting/rollingOrigins.js';

/** A series as in the packages of the M competitions: season `m`, known values `x` and actual values `xx`. */
interface CompetitionSeries {
  period: string;
  m: number;
  x: number[];
  xx: number[];
}

/** The series of one frequency, each with one origin. */
interface CompetitionClass {
  name: string;
  /** Observations per season; 1 for no season. */
  period: number;
  series: OriginCase[][];
}

/** Reads a JSON file with an array of series and groups it by frequency. */
export function readCompetition(file: string): CompetitionClass[] {
  const all = JSON.parse(readFileSync(file, 'utf8')) as CompetitionSeries[];
  return [...new Set(all.map(({ period }) => period))].map((name) => {
    const members = all.filter(({ period }) => period === name);
    const series = members.map(({ x, xx }): OriginCase[] => [{ time: x.length, training: x, actual: xx }]);
    return { name, period: members[0]?.m ?? 1, series };
  });
}
