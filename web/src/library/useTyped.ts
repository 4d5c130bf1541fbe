import { useEffect, useState } from 'preact/hooks';
import { useParameters } from '../router';

const typingPause = 180;

/** What is typed into a search; it comes into the address as `q` after a pause, and back from there. */
export function useTyped() {
  const [parameters, change] = useParameters();
  const [text, setText] = useState(parameters.get('q') ?? '');

  useEffect(() => {
    const timer = setTimeout(() => {
      const shown = new URLSearchParams(window.location.search).get('q') ?? '';
      if (text !== shown) change({ q: text }, { replace: true });
    }, typingPause);
    return () => clearTimeout(timer);
  }, [text, change]);

  useEffect(() => {
    const onBack = () => setText(new URLSearchParams(window.location.search).get('q') ?? '');
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, []);

  return [text, setText] as const;
}
