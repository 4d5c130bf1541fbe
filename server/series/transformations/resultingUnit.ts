/** A difference of percentages is counted in percentage points. */
export function toPercentagePoints(unit: string): string {
  return unit === 'Percent' ? 'Percentage points' : unit;
}

/** A unit with what was done to it in parentheses, after what was done before. */
export function annotateUnit(unit: string, annotation: string): string {
  return unit.endsWith(')') ? `${unit.slice(0, -1)}, ${annotation})` : `${unit} (${annotation})`;
}

const endsWithChange = /(\(|, )(change of the )*change\)$/;

/** The unit of a difference; of a difference of differences, the change of the change. */
export function toChangeUnit(unit: string): string {
  return endsWithChange.test(unit)
    ? `${unit.slice(0, -1)} of the change)`
    : annotateUnit(toPercentagePoints(unit), 'change');
}
