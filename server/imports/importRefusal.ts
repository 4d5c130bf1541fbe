import type { HeldChanges } from './heldChanges.js';

/**
 * Why data are not imported:
 * `no_values` they have no values · `frequency_differs` their frequency is not that of the series · `nothing_in_common` they share no date with the series ·
 * `other_magnitude` their order of magnitude differs · `other_series` they do not correlate with the series · `unit_unknown` their unit is unknown ·
 * `unit_changed` the provider states another unit · `too_little` most existing values would be lost · `future_vintage` they have a vintage in the future · `clock_behind` the series has a vintage later than
 * today · `earlier_vintage` the file differs from the history before the latest vintage · `slug_taken` another series has this slug ·
 * `source_taken` another series has this source · `not_allowed` the operator has not allowed storing · `not_defined` the series is new and not described.
 */
export type RefusalKind =
  | 'no_values'
  | 'frequency_differs'
  | 'nothing_in_common'
  | 'other_magnitude'
  | 'other_series'
  | 'unit_unknown'
  | 'unit_changed'
  | 'too_little'
  | 'future_vintage'
  | 'clock_behind'
  | 'earlier_vintage'
  | 'slug_taken'
  | 'source_taken'
  | 'not_allowed'
  | 'not_defined';

/** A refused import; nothing was written. */
export class ImportRefusal extends Error {
  override name = 'ImportRefusal';
  readonly kind: RefusalKind;

  constructor(
    kind: RefusalKind,
    message: string,
    /** The changes, if an operator can accept them. */
    readonly held?: HeldChanges,
  ) {
    super(message);
    this.kind = kind;
  }
}
