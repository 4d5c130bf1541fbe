/**
 * How far first prints of an indicator were from what is known now.
 *   revision-study.ts [slug] [first date]
 */
import { Almanac } from 'almanac-sdk';

const [slug = 'us-nonfarm-payrolls', start = '2021-01-01'] = process.argv.slice(2);
const client = new Almanac({ apiKey: process.env.ALMANAC_KEY ?? '', baseUrl: process.env.ALMANAC_URL ?? '' });

const asked = { id: [slug], start };
const first = await client.indicators.observations({ ...asked, firstRelease: true });
const latest = await client.indicators.observations(asked);
const now = new Map(latest.observations.map(({ date, value }) => [date, value]));

// A change of base or unit is no revision: those periods are left out.
const unit = latest.series[0]?.unit;
const revisions = first.observations.flatMap(({ date, value, unit: own = unit }) => {
  const current = now.get(date) ?? null;
  return value === null || current === null || own !== unit ? [] : [{ date, revision: current - value }];
});
const sizes = revisions.map(({ revision }) => Math.abs(revision));
const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

console.log(`${slug}, in ${unit}: ${revisions.length} periods since ${start} in the unit of today`);
console.log(`revised: ${sizes.filter((size) => size > 0).length}`);
console.log(`mean revision: ${mean(revisions.map(({ revision }) => revision)).toFixed(1)}`);
console.log(`mean absolute revision: ${mean(sizes).toFixed(1)}`);
const largest = revisions.toSorted((one, other) => Math.abs(other.revision) - Math.abs(one.revision)).slice(0, 3);
for (const { date, revision } of largest) console.log(`${date}: ${revision.toFixed(1)}`);
