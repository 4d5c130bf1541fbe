import { Connection } from './connection.js';
import { formatRequest } from './sample.js';
import { timeRequest } from './timeRequest.js';

const texts = [
  'gdp',
  'real gdp growth',
  'us inflation',
  'inflation euro area',
  'cpi',
  'core cpi less food and energy',
  'unemployment rate',
  'unemploymnt',
  'nonfarm payrolls',
  'industrial production',
  'housing starts',
  'ten year treasury yield',
  'interest rate germany',
  'exchange rate yen dollar',
  'population of japan',
  'labour productivity uk',
  'money supply m2',
  'crude oil price',
  'government debt',
  'consumption per capita france',
];
const firstLimit = 20;

/** Milliseconds to the whole response of uncached searches. The first search builds the index. */
export interface SearchTimes {
  first: number;
  all: number[];
  slowest: { text: string; milliseconds: number };
}

/** Sends twenty searches in sequence. Each round has another limit, so that no response is cached. */
export async function timeSearches(port: number, key: string, rounds: number): Promise<SearchTimes> {
  const connection = await Connection.open(port);
  const times = { first: 0, all: [] as number[], slowest: { text: '', milliseconds: 0 } };
  for (let round = 0; round <= rounds; round += 1) {
    for (const text of texts) {
      const path = `/v1/indicators/search?q=${encodeURIComponent(text)}&limit=${firstLimit + round}`;
      const durationMs = await timeRequest(connection, formatRequest(path, key));
      times.first ||= durationMs;
      if (round === 0) continue;
      times.all.push(durationMs);
      if (durationMs > times.slowest.milliseconds) times.slowest = { text, milliseconds: durationMs };
    }
  }
  connection.close();
  return times;
}
