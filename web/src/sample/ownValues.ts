import { useMemo, useState } from 'preact/hooks';
import { frequencyWords } from '../words';
import { type Pasted, type ReadValues, readValues } from './readValues';

const place = 'almanac-lab-values';

/** Values of one's own, as they were pasted and as they are read. */
export interface OwnSeries extends ReadValues {
  pasted: Pasted;
  paste(next: Pasted): void;
}

/** What was pasted in this tab, which the address does not carry: values of one's own are nobody else's. */
export function useOwnSeries(): OwnSeries {
  const [pasted, setPasted] = useState(recalled);
  const paste = (next: Pasted) => {
    try {
      sessionStorage.setItem(place, JSON.stringify(next));
    } catch {
      // Storage is refused or full: the values last as long as the page.
    }
    setPasted(next);
  };
  const read = useMemo(() => readValues(pasted), [pasted]);
  return { pasted, paste, ...read };
}

function recalled(): Pasted {
  try {
    const { text, frequency } = JSON.parse(sessionStorage.getItem(place) ?? '{}');
    return { text: typeof text === 'string' ? text : '', frequency: frequency in frequencyWords ? frequency : '' };
  } catch {
    return { text: '', frequency: '' };
  }
}
