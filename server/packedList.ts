import { takeTurn } from './takeTurn.js';

/**
 * A list as JSON texts of its parts. Texts are copied to another thread in a fraction of the time that objects take, and
 * are read and written one in each iteration of the event loop.
 */
export type PackedList = string[];

const itemsPerPart = 1_000;

/** Packs a list. Takes a turn before each part. */
export async function packList(list: Iterable<unknown>): Promise<PackedList> {
  const parts: PackedList = [];
  for (const part of cutList(list)) {
    await takeTurn();
    parts.push(JSON.stringify(part));
  }
  return parts;
}

/** Packs a list at once, for a worker thread. */
export function packWholeList(list: Iterable<unknown>): PackedList {
  return packParts(cutList(list));
}

function* cutList(list: Iterable<unknown>): Generator<unknown[]> {
  let part: unknown[] = [];
  for (const item of list) {
    part.push(item);
    if (part.length < itemsPerPart) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

/** Packs a list that is already in parts. */
export function packParts(parts: Iterable<unknown[]>): PackedList {
  return Array.from(parts, (part) => JSON.stringify(part));
}

/** Yields the parts of a packed list. */
export function* unpackParts<Item>(packed: PackedList): Generator<Item[]> {
  for (const part of packed) yield JSON.parse(part);
}

/** Returns the whole list. */
export function unpackList<Item>(packed: PackedList): Item[] {
  return packed.flatMap((part) => JSON.parse(part) as Item[]);
}

/** Returns the whole list. Takes a turn before each part. */
export async function unpackListInTurns<Item>(packed: PackedList): Promise<Item[]> {
  const list: Item[] = [];
  for (const part of packed) {
    await takeTurn();
    list.push(...(JSON.parse(part) as Item[]));
  }
  return list;
}
