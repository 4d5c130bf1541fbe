import { useEffect, useRef } from 'preact/hooks';
import { moveFocus } from './moveFocus';

/** Lets the keyboard move through the results of a page while it is shown; to be set as the `ref` of its element. */
export function useKeyboardNavigation() {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => moveFocus(event, page.current);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return page;
}
