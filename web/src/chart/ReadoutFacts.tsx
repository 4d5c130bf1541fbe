import { formatDay } from '../format';

interface Props {
  /** Null if the values have no unit in common. */
  unit: string | null;
  vintage: string | null;
}

/** The unit and the vintage of all values in a readout. */
export function ReadoutFacts({ unit, vintage }: Props) {
  return (
    <>
      {unit && <span class="readout-entry">{unit}</span>}
      {vintage && <span class="readout-entry">vintage {formatDay(vintage)}</span>}
    </>
  );
}
