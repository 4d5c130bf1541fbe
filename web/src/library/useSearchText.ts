import { useEffect, useState } from 'preact/hooks';
import { useParameters } from '../router';

const debounceMs = 180;

/** The search text, synchronised with the parameter `q` of the address after a pause in typing. */
export function useSearchText() {
  const [parameters, change] = useParameters();
  const [text, setText] = useState(parameters.get('q') ?? '');

  useEffect(() => {
    const timer = setTimeout(() => {
      const current = new URLSearchParams(window.location.search).get('q') ?? '';
      if (text !== current) change({ q: text }, { replace: true });
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [text, change]);

  useEffect(() => {
    const onPopState = () => setText(new URLSearchParams(window.location.search).get('q') ?? '');
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, []);

  return [text, setText] as const;
}
