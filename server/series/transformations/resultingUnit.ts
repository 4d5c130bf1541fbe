/** A difference of percentages is counted in percentage points. */
export function points(unit: string): string {
  return unit === 'Percent' ? 'Percentage points' : unit;
}

/** A unit with what was done to it in parentheses, after what was done before. */
export function noted(unit: string, what: string): string {
  return unit.endsWith(')') ? `${unit.slice(0, -1)}, ${what})` : `${unit} (${what})`;
}

const endsWithChange = /(\(|, )(change of the )*change\)$/;

/** The unit of a difference; of a difference of differences, the change of the change. */
export function change(unit: string): string {
  return endsWithChange.test(unit) ? `${unit.slice(0, -1)} of the change)` : noted(points(unit), 'change');
}
