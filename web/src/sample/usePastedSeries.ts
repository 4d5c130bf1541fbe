import { useMemo, useState } from 'preact/hooks';
import { frequencyLabels } from '../labels';
import { type ParsedValues, type PastedInput, parseValues } from './parseValues';

const storageKey = 'almanac-lab-values';

/** Values of one's own, as they were pasted and as they are read. */
export interface PastedSeries extends ParsedValues {
  input: PastedInput;
  paste(next: PastedInput): void;
}

/** What was pasted in this tab, which the address does not carry: values of one's own are nobody else's. */
export function usePastedSeries(): PastedSeries {
  const [input, setInput] = useState(readStoredInput);
  const paste = (next: PastedInput) => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(next));
    } catch {
      // Storage is refused or full: the values last as long as the page.
    }
    setInput(next);
  };
  const parsed = useMemo(() => parseValues(input), [input]);
  return { input, paste, ...parsed };
}

function readStoredInput(): PastedInput {
  try {
    const { text, frequency } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return { text: typeof text === 'string' ? text : '', frequency: frequency in frequencyLabels ? frequency : '' };
  } catch {
    return { text: '', frequency: '' };
  }
}
