import { useState } from 'preact/hooks';

const storageKey = 'almanac-country';
const defaultCountry = 'US';

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** The country of the home page, which this browser remembers. */
export function useHomeCountry() {
  const [country, setCountry] = useState(() => readStored() ?? defaultCountry);
  const choose = (code: string) => {
    setCountry(code);
    try {
      localStorage.setItem(storageKey, code);
    } catch {
      // Storage is unavailable: the choice applies until the page is reloaded.
    }
  };
  return [country, choose] as const;
}
