/**
 * Why what a provider answered is not taken over:
 * `no_values` it has no number · `frequency_differs` it is monthly where ours is quarterly · `nothing_in_common` no date with a number is in both ·
 * `other_magnitude` the values are thousands of what ours are · `other_series` the values do not move as ours do · `unit_unknown` what the values are
 * in cannot be told · `too_little` most of our values would be gone · `future_vintage` a vintage of a day still to come · `clock_behind` our history has a
 * later day than today · `earlier_vintage` a file has vintages before our latest that we do not have · `slug_taken` another series has this name · `source_taken` the source is that of another series · `not_allowed` the
 * operator has not said that it may be stored · `not_defined` the series is new here, and nobody has said what it is.
 */
export type RefusalKind =
  | 'no_values'
  | 'frequency_differs'
  | 'nothing_in_common'
  | 'other_magnitude'
  | 'other_series'
  | 'unit_unknown'
  | 'too_little'
  | 'future_vintage'
  | 'clock_behind'
  | 'earlier_vintage'
  | 'slug_taken'
  | 'source_taken'
  | 'not_allowed'
  | 'not_defined';

/** An import that is not done; nothing was written. */
export class ImportRefusal extends Error {
  override name = 'ImportRefusal';
  readonly kind: RefusalKind;

  constructor(kind: RefusalKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
