/** Whether `npm run test:thorough` runs the tests. */
export const isThorough = process.env['TEST_THOROUGH'] === 'true';
const gateShare = 4;

/** Number of random cases of a slow test: all with `npm run test:thorough`, otherwise a quarter. */
export function countCases(all: number): number {
  return isThorough ? all : Math.ceil(all / gateShare);
}

/** Returns all items with `npm run test:thorough`, otherwise every fourth, starting at `turn`. Successive turns use all items. */
export function selectCases<Item>(items: readonly Item[], turn: number): readonly Item[] {
  return isThorough ? items : items.filter((_, index) => index % gateShare === turn % gateShare);
}
