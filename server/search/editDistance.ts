/**
 * Damerau–Levenshtein distance of two texts (optimal string alignment: insertions, deletions, substitutions and swaps
 * of neighbours count one each); `limit + 1` if it exceeds the limit.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const start = countCommonStart(a, b);
  const end = countCommonEnd(a, b, Math.min(a.length, b.length) - start);
  const [restOfA, restOfB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const maxLength = Math.max(restOfA.length, restOfB.length);
  if (restOfA.length === 0 || restOfB.length === 0) return Math.min(maxLength, limit + 1);
  // One edit is then a swap or a substitution.
  if (limit === 0 || (limit === 1 && maxLength > 2)) return limit + 1;
  return Math.min(compareMiddles(restOfA, restOfB), limit + 1);
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

/** The rows of the table of distances that are computed together: one for each bit of an integer. */
const blockRows = 32;

/** By UTF-16 code, the rows of the current block that have this letter. All are zero between calls. */
const rowsByLetter = new Int32Array(0x1_0000);

/** Bits of what the last row of a block passes to the next block, for each column. */
const isHigher = 1;
const isLower = 2;
const mayEndSwap = 4;

/** Used by all comparisons, because allocation would cost more than the arithmetic. */
let carries = new Uint8Array(64);

/**
 * Returns the distance of two texts that are not empty, with the bit vectors of Hyyrö (2003). Neighbouring cells of the table of distances
 * differ by at most one, so two bits describe each cell, and a few operations compute 32 rows of a column. The time grows with the
 * product of both lengths, so one of the texts must be short.
 */
function compareMiddles(a: string, b: string): number {
  if (carries.length < b.length) carries = new Uint8Array(2 * b.length);
  // The row above the table is the distance of the empty text, which rises by one with each letter.
  carries.fill(isHigher, 0, b.length);
  let change = 0;
  for (let start = 0; start < a.length; start += blockRows) {
    const end = Math.min(start + blockRows, a.length);
    for (let row = start; row < end; row++) {
      const letter = a.charCodeAt(row);
      rowsByLetter[letter] = (rowsByLetter[letter] as number) | (1 << (row - start));
    }
    change = computeBlock(b, end - start - 1);
    for (let row = start; row < end; row++) rowsByLetter[a.charCodeAt(row)] = 0;
  }
  return a.length + change;
}

/** Computes the rows of a block up to `lastRow`, column by column. Returns by how much its last row changes over all columns. */
function computeBlock(b: string, lastRow: number): number {
  // The rows that are higher or lower than the row above them, in the column before.
  let [higher, lower] = [-1, 0];
  // The rows whose cell equals the one diagonally before it, and the rows that have the letter of the column before.
  let [diagonal, lettersBefore] = [0, 0];
  let change = 0;
  for (let column = 0; column < b.length; column++) {
    const carry = carries[column] as number;
    const letters = rowsByLetter[b.charCodeAt(column)] as number;
    const swapEnds = ~diagonal & letters;
    const fallAbove = (carry & isLower) >> 1;
    const swaps = ((swapEnds << 1) | ((carry & mayEndSwap) >> 2)) & lettersBefore;
    const fromLeft = letters | fallAbove;
    diagonal = (((fromLeft & higher) + higher) ^ higher) | fromLeft | lower | swaps;
    const rises = lower | ~(diagonal | higher);
    const falls = diagonal & higher;
    const [rise, fall] = [(rises >>> lastRow) & 1, (falls >>> lastRow) & 1];
    change += rise - fall;
    carries[column] = rise * isHigher + fall * isLower + ((swapEnds >>> lastRow) & 1) * mayEndSwap;
    const risesAbove = (rises << 1) | (carry & isHigher);
    const fallsAbove = (falls << 1) | fallAbove;
    higher = fallsAbove | ~(diagonal | risesAbove);
    lower = risesAbove & diagonal;
    lettersBefore = letters;
  }
  return change;
}
