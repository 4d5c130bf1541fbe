const rounds = 5;
/** Processor time of the work below on the machine on which the limits of turns were set, when it was idle. */
const referenceMs = 4.4;

/**
 * How many times slower the processor is now than that of the machine on which limits of processor time were set; at least 1. A
 * test multiplies such a limit by it, so that it does not fail on a slow or busy machine.
 */
export function measureSlowness(): number {
  let shortest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) shortest = Math.min(shortest, measureWork());
  return Math.max(1, shortest / referenceMs);
}

/** Does what a read does: builds, sorts and serializes rows. */
function measureWork(): number {
  const before = process.cpuUsage();
  const rows = Array.from({ length: 12_000 }, (_, index) => ({
    date: `2026-01-${index % 28}`,
    value: (index * 7919) % 10_007,
  }));
  rows.sort((a, b) => a.value - b.value);
  JSON.parse(JSON.stringify(rows));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
