/**
 * The numbers of a dashboard of US inflation, as JSON: changes over twelve months of the indices as published (headlines are stated from those that are
 * not seasonally adjusted), with the day as of which they are known.
 *   inflation-dashboard.ts [months]
 */
import { Almanac, toColumnsBySeries } from 'almanac-sdk';

const months = Number(process.argv[2] ?? 12);
const client = new Almanac({ apiKey: process.env.ALMANAC_KEY ?? '', baseUrl: process.env.ALMANAC_URL ?? '' });

const tiles = {
  headline: 'us-cpi-all-items-not-seasonally-adjusted',
  withoutFoodAndEnergy: 'us-core-cpi',
  producerPrices: 'us-ppi-all-commodities',
};
const answer = await client.indicators.observations({ id: Object.values(tiles), units: 'pc1', limit: 100_000 });
const columns = toColumnsBySeries(answer.observations);

const dashboard = Object.entries(tiles).map(([tile, slug]) => {
  const series = answer.series.find(({ id }) => id === slug);
  const { dates = [], values = [] } = columns.get(`${slug}/US`) ?? {};
  const recent = values.slice(-months).map((value) => (value === null ? null : Number(value.toFixed(2))));
  return { tile, slug, knownAsOf: series?.vintage.resolved, month: dates.at(-1), latest: recent.at(-1), recent };
});
console.log(JSON.stringify(dashboard, null, 2));
