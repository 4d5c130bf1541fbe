/** The unit of a difference: percentage points for percentages. */
export function toPercentagePoints(unit: string): string {
  return unit === 'Percent' ? 'Percentage points' : unit;
}

/** Adds an annotation in parentheses to a unit, after existing annotations. */
export function annotateUnit(unit: string, annotation: string): string {
  return unit.endsWith(')') ? `${unit.slice(0, -1)}, ${annotation})` : `${unit} (${annotation})`;
}

const endsWithChange = /(\(|, )(change of the )*change\)$/;

/** The unit of a change; for a change of a change, "change of the change". */
export function toChangeUnit(unit: string): string {
  return endsWithChange.test(unit)
    ? `${unit.slice(0, -1)} of the change)`
    : annotateUnit(toPercentagePoints(unit), 'change');
}
