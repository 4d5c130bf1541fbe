import type { Schemas } from '../schemas.js';
import type { SeriesValues } from './readNewestValues.js';
import { clipText } from './textLimits.js';

const maxNotes = 2;
const maxNoteLength = 160;

/** Notes that tell how far the series reaches now. They are left out as of an earlier day. */
const currentCodes = new Set(['NO_VALUES_IN_RANGE', 'CONTINUED_BY_EURO_AREA']);

/** Describes a series for the result of a tool. */
export function describeSeries({ series }: SeriesValues, source: string | null): object {
  const { id, country, name, unit, units, frequency, seasonalAdjustment, vintage, projectionsFrom } = series;
  const aboutValues = series.notes.filter(({ code }) => vintage.requested === null || !currentCodes.has(code));
  const notes = [...aboutValues.map(({ message }) => message), ...describeVintage(vintage)];
  return {
    ...{
      id,
      country,
      name: clipText(name, 100),
      unit,
      ...(units !== 'lin' && { units }),
      frequency,
      seasonalAdjustment,
    },
    ...{ vintage: vintage.resolved, source },
    ...(projectionsFrom !== null && { projectionsFrom }),
    ...(notes.length > 0 && { notes: notes.slice(0, maxNotes).map((note) => clipText(note, maxNoteLength)) }),
  };
}

/** The note of the operation names the next vintage, which was not known on the day. */
function describeVintage({ requested, resolved, note }: Schemas['ObservedSeries']['vintage']): string[] {
  if (note === null) return [];
  return [requested === null ? note : `The vintage is ${resolved}, the latest snapshot on or before ${requested}.`];
}

/** Describes a series with its values, oldest first. A value that was revised, or is a projection, is marked. */
export function describeValues(one: SeriesValues, source: string | null): object {
  const values = one.rows.map(({ date, value, revised, projection }) => {
    const mark = projection === true ? 'projection' : 'revised';
    return revised || projection === true ? [date, value, mark] : [date, value];
  });
  return { ...describeSeries(one, source), values, truncated: one.hasMore };
}
