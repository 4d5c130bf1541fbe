/**
 * One dated value of a series. `date` is the first day of its period (YYYY-MM-DD); null is a value published as
 * missing.
 */
export interface Observation {
  date: string;
  value: number | null;
}
