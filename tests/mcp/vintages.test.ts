import { useApi } from '../support/useApi.js';
import { callTool, readData, readFailure, sendMessage } from './sendMessage.js';

const getApi = useApi();
const asOf = '2022-11-15';
const days = /\b(?:19|20)\d{2}-\d{2}-\d{2}\b/g;

/** Lists the days in a result that come after the day of the vintage. The next release was expected on that day already. */
function findLaterDays(data: object, day = asOf): string[] {
  const text = JSON.stringify(data).replace(/"nextRelease":"[^"]+"/, '');
  return [...text.matchAll(days)].map(([found]) => found).filter((found) => found > day);
}

it.each<[tool: string, values: object]>([
  ['describe_indicator', { id: 'real-gdp' }],
  ['describe_indicator', { id: 'us-cpi-all-items' }],
  ['get_observations', { id: ['real-gdp'] }],
  ['get_observations', { id: ['real-gdp', 'us-cpi-all-items', 'us-unemployment-rate'], country: ['US'] }],
  ['get_observations', { id: ['real-gdp'], start: '2023-01-01' }],
  ['get_observations', { id: ['real-gdp', 'us-cpi-all-items'], country: ['US'], start: '2022-11-01' }],
  ['get_revisions', { id: 'real-gdp' }],
  ['get_revisions', { id: 'real-gdp', period: '2022-Q2' }],
  ['get_revisions', { id: 'real-gdp', period: '2022-Q3' }],
  ['get_calendar', {}],
  ['get_calendar', { to: '2023-06-01', limit: 40 }],
  ['run_diagnostics', { id: 'real-gdp', transformations: ['logdiff'], stationarity: true }],
])('%s of %j tells nothing later than its vintage', async (tool, values) => {
  const data = readData(await callTool(getApi(), tool, { ...values, vintage: asOf }));
  // The selection of the caller stands in the link.
  const { csv, json, ...known } = data;
  expect(findLaterDays(known)).toEqual([]);
  expect(JSON.stringify(known)).not.toMatch(/2017 dollars|2026/);
});

it('a forecast as of a day begins after the values that were known then', async () => {
  const values = { id: 'real-gdp', horizon: 2, vintage: asOf };
  const { forecasts, csv, ...known } = readData(await callTool(getApi(), 'run_forecast', values));
  expect(forecasts[0].date).toBe('2022-10-01');
  expect(findLaterDays(known)).toEqual([]);
});

it('a computation as of a day uses the values that were known then', async () => {
  const series = [{ name: 'gdp', id: 'real-gdp', start: '2022-07-01', vintage: asOf }];
  const data = readData(await callTool(getApi(), 'compute', { operation: 'mean', series }));
  expect(data).toMatchObject({ value: 20021.7, unit: 'Billions of chained 2012 dollars' });
  expect(findLaterDays(data)).toEqual([]);
});

it('the resource of an indicator as of a day tells nothing later', async () => {
  const uri = `almanac://indicators/real-gdp?vintage=${asOf}`;
  const { body } = await sendMessage(getApi(), { method: 'resources/read', params: { uri } });
  expect(findLaterDays(JSON.parse(body.result.contents[0].text))).toEqual([]);
});

it('a value that was replaced later was current on the day of the vintage', async () => {
  const values = { id: 'real-gdp', period: '2022-Q3', vintage: '2022-12-14' };
  const { versions } = readData(await callTool(getApi(), 'get_revisions', values));
  expect(versions).toEqual([expect.objectContaining({ value: 20021.7, from: '2022-11-15', to: null })]);
});

it.each<[tool: string, values: object]>([
  ['get_observations', { id: ['real-gdp'] }],
  ['get_revisions', { id: 'real-gdp', period: '2022-Q4' }],
])('%s of %j on a day between two vintages does not tell the next one or its unit', async (tool, values) => {
  const vintage = '2022-11-20';
  const { csv, ...known } = readData(await callTool(getApi(), tool, { ...values, vintage }));
  expect(findLaterDays(known, vintage)).toEqual([]);
  expect(JSON.stringify(known)).toMatch(/2012 dollars/);
  expect(JSON.stringify(known)).not.toMatch(/2017 dollars|snapshots of this series from/);
});

it('revisions as of a day have no link to the later values', async () => {
  const result = await callTool(getApi(), 'get_revisions', { id: 'real-gdp', period: '2022-Q3', vintage: asOf });
  expect(readData(result)).not.toHaveProperty('csv');
  expect(JSON.stringify(result)).not.toContain('resource_link');
});

it.each([
  ['get_observations', { id: ['real-gdp'], vintage: '2022-13-45' }],
  ['get_observations', { id: ['real-gdp'], vintage: 'last year' }],
  ['get_observations', { id: ['real-gdp'], vintage: '2031-01-01' }],
  ['get_calendar', { vintage: '2022' }],
  ['get_calendar', { vintage: '2031-01-01' }],
])('%s refuses a vintage that is not a past day: %j', async (tool, values) => {
  expect(readFailure(await callTool(getApi(), tool, values))).toMatch(/`vintage`.* must/);
});
