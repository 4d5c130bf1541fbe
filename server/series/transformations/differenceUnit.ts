/** Returns the unit of a difference: percentage points for percentages. */
export function getDifferenceUnit(unit: string): string {
  return unit === 'Percent' ? 'Percentage points' : unit;
}

/** Adds an annotation in parentheses to a unit, after existing annotations. */
export function annotateUnit(unit: string, annotation: string): string {
  return unit.endsWith(')') ? `${unit.slice(0, -1)}, ${annotation})` : `${unit} (${annotation})`;
}

const changeSuffix = /(\(|, )(change of the )*change\)$/;

/** Returns the unit of a change. The unit of a second difference ends in "change of the change". */
export function toChangeUnit(unit: string): string {
  return changeSuffix.test(unit)
    ? `${unit.slice(0, -1)} of the change)`
    : annotateUnit(getDifferenceUnit(unit), 'change');
}
