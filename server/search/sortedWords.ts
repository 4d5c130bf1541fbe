import { findFirstIndex } from '../findFirstIndex.js';

/** Returns the index of the first word of a sorted list that does not come before these letters. */
export function findFirstFrom(sorted: string[], letters: string): number {
  return findFirstIndex(sorted, (word) => word < letters);
}

/** Lists the words of a sorted list that start with these letters. */
export function listCompletions(sorted: string[], letters: string): string[] {
  const completions: string[] = [];
  for (let index = findFirstFrom(sorted, letters); sorted[index]?.startsWith(letters); index += 1) {
    completions.push(sorted[index] as string);
  }
  return completions;
}
