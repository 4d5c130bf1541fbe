import { useMemo, useState } from 'preact/hooks';
import { frequencyLabels } from '../labels';
import { type ParsedValues, type PastedInput, parseValues } from './parseValues';

const storageKey = 'almanac-lab-values';

/** Pasted values: the input and the parsed result. */
export interface PastedSeries extends ParsedValues {
  input: PastedInput;
  paste(next: PastedInput): void;
}

/** The values pasted in this tab. They are private, so they are not part of the address. */
export function usePastedSeries(): PastedSeries {
  const [input, setInput] = useState(readStoredInput);
  const paste = (next: PastedInput) => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(next));
    } catch {
      // Storage is unavailable or full: the values are kept until the page is closed.
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
