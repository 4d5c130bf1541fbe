/**
 * Prints the values of a US inflation dashboard as JSON: twelve-month changes of price indexes, with the day as of which they are known.
 * The headline rate uses the index that is not seasonally adjusted.
 *   inflation-dashboard.ts [months]
 */
import { Almanac, toColumnsBySeries } from 'almanac-sdk';

const months = Number(process.argv[2] ?? 12);
const client = new Almanac();

const tiles = {
  headline: 'us-cpi-all-items-not-seasonally-adjusted',
  withoutFoodAndEnergy: 'us-core-cpi',
  producerPrices: 'us-ppi-all-commodities',
};
const response = await client.indicators.observations({ id: Object.values(tiles), units: 'pc1', limit: 100_000 });
const columns = toColumnsBySeries(response.observations);

const dashboard = Object.entries(tiles).map(([tile, slug]) => {
  const series = response.series.find(({ id }) => id === slug);
  const { dates = [], values = [] } = columns.get(`${slug}/US`) ?? {};
  const recent = values.slice(-months).map((value) => (value === null ? null : Number(value.toFixed(2))));
  return { tile, slug, knownAsOf: series?.vintage.resolved, month: dates.at(-1), latest: recent.at(-1), recent };
});
console.log(JSON.stringify(dashboard, null, 2));
