import { useEffect, useRef } from 'preact/hooks';
import { moveFocus } from './moveFocus';

/** Enables keyboard navigation through the results of a page. Set the returned ref on the element of the page. */
export function useKeyboardNavigation() {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => moveFocus(event, page.current);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return page;
}
