import { useEffect, useState } from 'preact/hooks';

/** Returns a text after it has not changed for some time; the first text, and an empty one, are returned immediately. */
export function useDebounced(text: string, debounceMs: number): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    if (debounced === '' || text === '') return setDebounced(text);
    const timer = setTimeout(() => setDebounced(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
