/** Moves the focus by keyboard: `/` and Escape focus the search field, the arrow keys move through the results. */
export function moveFocus(event: KeyboardEvent, page: HTMLElement | null): void {
  const search = page?.querySelector<HTMLInputElement>('#search');
  if (!page || !search || event.metaKey || event.ctrlKey || event.altKey) return;
  const active = document.activeElement;
  const isTyping = active instanceof HTMLInputElement || active instanceof HTMLSelectElement;
  if (event.key === '/' && !isTyping) {
    event.preventDefault();
    search.focus();
    search.select();
    return;
  }
  const links = [...page.querySelectorAll<HTMLElement>('.result-link, .result-open')];
  const index = links.indexOf(active as HTMLElement);
  if (event.key === 'Escape' && index >= 0) search.focus();
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  if (index < 0 && active !== search) return;
  event.preventDefault();
  const next = index + (event.key === 'ArrowDown' ? 1 : -1);
  if (next < 0) search.focus();
  else links[Math.min(next, links.length - 1)]?.focus();
}
