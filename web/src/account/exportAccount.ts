import { almanac } from '../almanac';

/** Returns the export of the account as JSON, with all private forecasts: the server's export has the latest ones. */
export async function exportAccount(): Promise<string> {
  const data = await almanac.account.export();
  const forecasts = [...data.forecasts];
  if (data.nextForecasts !== null) {
    const cursor = new URL(data.nextForecasts, window.location.origin).searchParams.get('cursor') ?? '';
    for await (const run of almanac.forecast.list({ cursor })) forecasts.push(run);
  }
  return JSON.stringify({ ...data, forecasts, nextForecasts: null }, null, 2);
}
