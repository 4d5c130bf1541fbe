/**
 * Backtests a forecasting rule. On the day of each vintage, it forecasts the next period from the values known then, and compares the forecast with the
 * latest value. The rule: growth stays at its mean over the last four periods.
 *   point-in-time-backtest.ts [slug] [first vintage]
 */
import { Almanac } from 'almanac-sdk';

const [slug = 'real-gdp', start = '2024-06-01'] = process.argv.slice(2);
const client = new Almanac();

const latest = await client.indicators.observations({ id: [slug], units: 'pch', limit: 100_000 });
const now = new Map(latest.observations.map(({ date, value }) => [date, value]));
const dates = [...now.keys()];

const errors: number[] = [];
for await (const { date: vintage } of client.indicators.vintages({ id: [slug], start })) {
  const known = await client.indicators.observations({ id: [slug], units: 'pch', vintage, limit: 100_000 });
  const growth = known.observations.flatMap(({ value }) => (value === null ? [] : [value]));
  const forecast = growth.slice(-4).reduce((sum, value) => sum + value, 0) / 4;
  const next = dates[dates.indexOf(known.observations.at(-1)?.date ?? '') + 1];
  const actual = next === undefined ? undefined : now.get(next);
  if (next === undefined || actual === undefined || actual === null) continue;
  errors.push(forecast - actual);
  console.log(`${vintage}: ${next} forecast ${forecast.toFixed(2)} %, actual ${actual.toFixed(2)} %`);
}
const meanSquare = errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length;
console.log(`root mean square error over ${errors.length} vintages: ${Math.sqrt(meanSquare).toFixed(2)}`);
