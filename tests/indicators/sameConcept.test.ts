import { expectErrorResponse } from '../support/expectErrorResponse.js';
import { useApi } from '../support/useApi.js';

const api = useApi({}, { library: 'world' });

interface Missing {
  country: string;
  message: string;
}

async function readMessages(id: string, countries: string): Promise<Record<string, string>> {
  const { body } = await api().get(`/v1/indicators/series?id=${id}&country=${countries}`).expect(200);
  return Object.fromEntries(body.missing.map(({ country, message }: Missing) => [country, message]));
}

describe('a series that the library does not hold', () => {
  it('is answered with the other indicators of its concept for the country, the highest frequency first', async () => {
    const { CN, EA } = await readMessages('unemployment-rate', 'US,CN,EA');
    expect(CN).toBe(
      "Indicator 'unemployment-rate' has no series for 'CN'. Other indicators have one: 'unemployment-rate-annual' (annual), 'weo-unemployment-rate' (annual).",
    );
    expect(EA).toContain("Other indicators have one: 'euro-area-unemployment-rate' (quarterly), ");
  });

  it('is answered in the same way if it is the only one requested', async () => {
    expectErrorResponse(
      await api().get('/v1/indicators/observations?id=ten-year-government-bond-yield&country=ZA'),
      404,
      'country_not_available',
      "Other indicators have one: 'government-bond-yield-annual' (annual). Available countries: ",
    );
  });

  it('names no indicator of a concept that is too wide, and none where there is no other', async () => {
    expect((await readMessages('us-treasury-yield-10-year', 'US,EA'))['EA']).toBe(
      "Indicator 'us-treasury-yield-10-year' has no series for 'EA'.",
    );
    expect((await readMessages('retail-sales-in-us-dollars', 'US,IN'))['IN']).toBe(
      "Indicator 'retail-sales-in-us-dollars' has no series for 'IN'.",
    );
  });
});
