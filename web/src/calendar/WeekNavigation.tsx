import { useLayoutEffect } from 'preact/hooks';
import { addDays, formatWeek } from './week';

interface Props {
  monday: string;
  thisMonday: string;
  /** Changes the week to that of a Monday. */
  choose(monday: string): void;
}

/** The week shown, and buttons to other weeks. The left and right arrow keys do the same. */
export function WeekNavigation({ monday, thisMonday, choose }: Props) {
  // An effect after the paint would let a key pressed at once start from the week before.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const weeks = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (weeks === undefined || !isFree(event)) return;
      event.preventDefault();
      choose(addDays(monday, 7 * weeks));
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  return (
    <div class="week-navigation">
      <h2 aria-live="polite">{formatWeek(monday)}</h2>
      <nav class="actions" aria-label="Week">
        <button type="button" aria-keyshortcuts="ArrowLeft" onClick={() => choose(addDays(monday, -7))}>
          <span aria-hidden="true">←</span> Previous week
        </button>
        <button type="button" disabled={monday === thisMonday} onClick={() => choose(thisMonday)}>
          This week
        </button>
        <button type="button" aria-keyshortcuts="ArrowRight" onClick={() => choose(addDays(monday, 7))}>
          Next week <span aria-hidden="true">→</span>
        </button>
      </nav>
    </div>
  );
}

/** Whether a key press has no other use: no modifier is held, and the focus is on nothing that takes arrow keys. */
function isFree(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return false;
  return !(event.target as Element).closest('input, select, textarea, dialog');
}
