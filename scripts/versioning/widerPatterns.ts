/**
 * A pattern or format of the released contract, the length of the longest text that it matches, and a later pattern that matches
 * all its texts.
 */
const widerPatterns = [
  { released: '^[A-Za-z]{2,3}$', maxLength: 3, current: '^ *[A-Za-z0-9-]{2,10} *(, *[A-Za-z0-9-]{2,10} *)*$' },
  { released: 'date', maxLength: 10, current: '^[0-9]{4}(-([0-9]{2}(-[0-9]{2})?|[Qq][1-4]))?$' },
];

/** Returns the released pattern or format and its greatest length if `current` matches all that it matches. */
export function findWiderPattern(released: unknown, current: unknown) {
  return widerPatterns.find((one) => one.released === released && one.current === current);
}
