/** Returns the index of the first item of a sorted list that does not come before the wanted one, by binary search. */
export function findFirstIndex<Item>(sorted: ArrayLike<Item>, isBefore: (item: Item) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(sorted[middle] as Item)) low = middle + 1;
    else high = middle;
  }
  return low;
}
