import { changeCatalogue } from '../support/changeCatalogue.js';
import { readCalendar } from '../support/readCalendar.js';
import { useApi } from '../support/useApi.js';

const api = useApi();

interface Event {
  id: string;
  status: string;
  indicators: unknown[];
}

async function listEvents(query: string): Promise<string[]> {
  const { events } = await readCalendar<Event>(api(), `${query}&indicators=headline`);
  return events.map(({ id, status }) => `${id} ${status}`);
}

/** Marks all series as forecast, so that the job only lists the releases of the next days. */
async function forecastAll(): Promise<void> {
  await api().db.raw(
    `insert into release_forecasts (series_id, period, vintage_date, value, model, cache_key, created_at)
     select series_id, '1900-01-01', max(vintage_date), 1, 'auto', 'none', '2026-11-21T00:00:00.000Z' from vintages
     group by series_id`,
  );
}

describe('the events of a quarter', () => {
  it('are the same after the job that forecasts series has read only the days from today on', async () => {
    await forecastAll();
    const { body } = await api().operator('post', '/api/admin/jobs/forecast-watched/run').expect(200);
    expect(body.counts).toEqual({ runs: 0, failed: 0, left: 0 });
    const afterJob = await listEvents('from=2026-10-01&to=2026-12-31');
    await changeCatalogue(api().db);
    expect(afterJob).toEqual(await listEvents('from=2026-10-01&to=2026-12-31'));
  });

  it('are the same whichever window was requested first', async () => {
    const windows = ['from=2026-10-01&to=2026-12-31', 'from=2026-07-01&to=2026-09-30', 'from=2026-05-01&to=2026-11-30'];
    const listAll = async (inOrder: string[]) => {
      await changeCatalogue(api().db);
      const listed = new Map<string, string[]>();
      for (const window of inOrder) listed.set(window, await listEvents(window));
      return listed;
    };
    expect(await listAll(windows.toReversed())).toEqual(await listAll(windows));
  });
});
