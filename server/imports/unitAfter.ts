/**
 * Our words for a unit, now that the provider's are `now` and were `theirs` when ours were `ours`; null: they are not known yet, and the values
 * have to tell. A new base year is put into our words. Undefined where the provider's words changed in another way.
 */
export function unitAfter(ours: string, theirs: string | null, now: string): string | undefined {
  if (theirs === now) return ours;
  if (theirs !== null && isSame(ours, theirs)) return now;
  const [from, to] = [yearsIn(theirs ?? ours), yearsIn(now)];
  const isRebase =
    from.length > 0 && from.length === to.length && (theirs === null || isSame(plain(theirs), plain(now)));
  if (isRebase && from.every((year) => ours.includes(year))) return withYears(ours, to);
  return theirs === null ? ours : undefined;
}

const year = /\b(?:18|19|20)\d\d\b/g;

function yearsIn(text: string): string[] {
  return text.match(year) ?? [];
}

function plain(text: string): string {
  return text.replace(year, 'year');
}

function withYears(text: string, years: string[]): string {
  let place = 0;
  return text.replace(year, (old) => years[place++] ?? old);
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
