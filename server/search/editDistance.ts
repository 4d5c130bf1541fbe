/**
 * Damerau–Levenshtein distance of two words (optimal string alignment: insertions, deletions, substitutions and swaps
 * of neighbours count one each); `limit + 1` as soon as it is known to exceed the limit.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const start = countCommonStart(a, b);
  const end = countCommonEnd(a, b, Math.min(a.length, b.length) - start);
  return compareMiddles(a.slice(start, a.length - end), b.slice(start, b.length - end), limit);
}

function countCommonStart(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a.charCodeAt(count) === b.charCodeAt(count)) count += 1;
  return count;
}

function countCommonEnd(a: string, b: string, max: number): number {
  let count = 0;
  while (count < max && a.charCodeAt(a.length - 1 - count) === b.charCodeAt(b.length - 1 - count)) count += 1;
  return count;
}

type Rows = [Uint32Array, Uint32Array, Uint32Array];

/**
 * Three rows of the table, which all comparisons use, because allocation would cost more than the arithmetic. A row reads only what the
 * rows above it have written.
 */
let rows = createRows(64);

function createRows(length: number): Rows {
  return [new Uint32Array(length), new Uint32Array(length), new Uint32Array(length)];
}

/** Returns the distance of texts that neither begin nor end alike. */
function compareMiddles(a: string, b: string, limit: number): number {
  const maxLength = Math.max(a.length, b.length);
  if (a.length === 0 || b.length === 0) return Math.min(maxLength, limit + 1);
  // One edit is then a swap or a substitution.
  if (limit === 0 || (limit === 1 && maxLength > 2)) return limit + 1;
  if (rows[0].length <= b.length) rows = createRows(2 * b.length);
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= b.length; column++) last[column] = column;
  for (let row = 1; row <= a.length; row++) {
    if (fillRow({ a, b, limit, row }, current, last, beforeLast) > limit) return limit + 1;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(last[b.length] as number, limit + 1);
}

interface Step {
  a: string;
  b: string;
  limit: number;
  row: number;
}

/** Fills one row of the table from the two rows above it. Returns the smallest distance in the row. */
function fillRow({ a, b, limit, row }: Step, current: Uint32Array, last: Uint32Array, beforeLast: Uint32Array): number {
  const letter = a.charCodeAt(row - 1);
  const letterBefore = a.charCodeAt(row - 2);
  // Further from the diagonal, a path has more insertions or deletions than the limit.
  const from = Math.max(1, row - limit);
  const to = Math.min(b.length, row + limit);
  current[from - 1] = from === 1 ? row : limit + 1;
  if (to < b.length) current[to + 1] = limit + 1;
  let minDistance = current[from - 1] as number;
  for (let column = from; column <= to; column++) {
    const other = b.charCodeAt(column - 1);
    const substituted = (last[column - 1] as number) + (letter === other ? 0 : 1);
    let distance = Math.min(substituted, (last[column] as number) + 1, (current[column - 1] as number) + 1);
    if (row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && letterBefore === other) {
      distance = Math.min(distance, (beforeLast[column - 2] as number) + 1);
    }
    current[column] = distance;
    if (distance < minDistance) minDistance = distance;
  }
  return minDistance;
}
