import { writeVintages } from '../../server/store/vintages.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { beforeEachStatement } from '../support/seriesServer.js';
import { useApi } from '../support/useApi.js';

const api = useApi();
const path = '/api/calendar/releases?from=2026-07-30&to=2026-07-30&country=US&importance=high';
const readsValues = /^\s*with w as materialized .* observations /s;

async function importGdp(date: string, value: number): Promise<void> {
  const { id } = await api().db('series').where({ provider_series_id: 'GDPC1' }).first('id');
  const observations = [
    { date: '2026-01-01', value },
    { date: '2026-04-01', value: value + 1 },
  ];
  const vintage = { date, unit: 'Billions of chained 2017 dollars', kind: 'native' as const, observations };
  await writeVintages(api().db, id, [vintage], '2026-11-20T12:00:00.000Z');
}

describe('the calendar', () => {
  it('shows one state of the library if an import changes a series before its values are read', async () => {
    const end = beforeEachStatement(api().db, readsValues, (number) =>
      number === 1 ? importGdp('2026-08-01', 100) : undefined,
    );
    const during = await api().get(path).expect(200);
    end();
    const after = await api().get(`${path}&limit=100`).expect(200);
    expect(during.body).toEqual(after.body);
    const [gdp] = during.body.events.find(({ id }: { id: string }) => id === 'us-gdp.2026-07-30').indicators;
    expect(gdp).toMatchObject({ slug: 'real-gdp', valuesAsOf: '2026-08-01', actual: { value: 101 } });
  });

  it('answers 503 if imports change its series during each of three attempts', async () => {
    let attempts = 0;
    const end = beforeEachStatement(api().db, readsValues, (number) => {
      attempts = number;
      return importGdp('2026-08-02', 200 + number);
    });
    const response = await api().get(path);
    end();
    expectErrorResponse(response, 503, 'service_unavailable');
    expect(response.body.message).toBe('The calendar was changed by imports while it was read. Try again.');
    expect(attempts).toBe(3);
  });
});
