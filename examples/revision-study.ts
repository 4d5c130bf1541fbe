/**
 * Measures how far first releases of an indicator are from its latest values.
 *   revision-study.ts [slug] [first date]
 */
import { Almanac } from 'almanac-sdk';

const [slug = 'us-nonfarm-payrolls', start = '2021-01-01'] = process.argv.slice(2);
const client = new Almanac();

const query = { id: [slug], start };
const first = await client.indicators.observations({ ...query, firstRelease: true });
const latest = await client.indicators.observations(query);
const now = new Map(latest.observations.map(({ date, value }) => [date, value]));

// A change of base or unit is not a revision, so periods with another unit are left out.
const unit = latest.series[0]?.unit;
const revisions = first.observations.flatMap(({ date, value, unit: rowUnit = unit }) => {
  const current = now.get(date) ?? null;
  return value === null || current === null || rowUnit !== unit ? [] : [{ date, revision: current - value }];
});
const sizes = revisions.map(({ revision }) => Math.abs(revision));
const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

console.log(`${slug}, in ${unit}: ${revisions.length} periods since ${start} with the current unit`);
console.log(`revised: ${sizes.filter((size) => size > 0).length}`);
console.log(`mean revision: ${mean(revisions.map(({ revision }) => revision)).toFixed(1)}`);
console.log(`mean absolute revision: ${mean(sizes).toFixed(1)}`);
const largest = revisions.toSorted((one, other) => Math.abs(other.revision) - Math.abs(one.revision)).slice(0, 3);
for (const { date, revision } of largest) console.log(`${date}: ${revision.toFixed(1)}`);
