import { parsePaywalls } from '../../server/access/paywalls.js';
import { useBilling } from './doubles/useBilling.js';

const use = useBilling({
  PAYWALLS: 'free.forecastsPerDay=2,free.historyYears=10,free.formats=json,free.alerts=no,starter.forecastsPerDay=3',
  PUBLIC_URL: 'https://almanac.example.org',
});
const pricing = 'See the plans at https://almanac.example.org/pricing';
const values = Array.from({ length: 48 }, (_, index) => 100 + Math.sin(index));

it('the health check says that paywalls are on, and the plans say what they include', async () => {
  const { api } = use();
  expect((await api.request.get('/api/health')).body.checks.paywallsEnabled).toBe(true);
  const { body } = await api.request.get('/api/billing/plans').expect(200);
  expect(body.plans.map(({ features }: { features: object }) => features)).toEqual([
    { forecastsPerDay: 2, alerts: false, historyYears: 10, formats: ['json'] },
    { forecastsPerDay: 3, alerts: true, historyYears: null, formats: ['json', 'csv'] },
    { forecastsPerDay: null, alerts: true, historyYears: null, formats: ['json', 'csv'] },
    { forecastsPerDay: null, alerts: true, historyYears: null, formats: ['json', 'csv'] },
  ]);
});

it.each([
  [
    '/v1/indicators/observations?id=real-gdp',
    `The Free plan includes values since 2016-11-21. Set \`start\` to this day or a later one. ${pricing}`,
  ],
  [
    '/v1/indicators/observations?id=real-gdp&start=2016-11-20',
    `The Free plan includes values since 2016-11-21. Set \`start\` to this day or a later one. ${pricing}`,
  ],
  [
    '/api/indicators/real-gdp',
    `The Free plan includes values since 2016-11-21. Read them with /v1/indicators/observations. ${pricing}`,
  ],
  ['/api/indicators/real-gdp/download?start=2020', `The Free plan does not include CSV. ${pricing}`],
  ['/v1/indicators/observations?id=real-gdp&start=2020&format=csv', `The Free plan does not include CSV. ${pricing}`],
])(
  'a key of the Free plan gets 402 for %s, and one of the Pro plan gets it, also from the response cache',
  async (path, message) => {
    const { api } = use();
    const free = await api.createKey('free');
    for (let index = 0; index < 2; index += 1) {
      await api.get(path).expect(200);
      const { body } = await api.request.get(path).set('X-API-Key', free).expect(402);
      expect(body).toMatchObject({ error: 'plan_required', message });
    }
  },
);

it('a key of the Free plan reads what its plan includes', async () => {
  const { api } = use();
  const free = await api.createKey('free');
  await api.request.get('/v1/indicators/observations?id=real-gdp&start=2016-11-21').set('X-API-Key', free).expect(200);
});

it('forecasts are counted per UTC day, and alerts need a plan that includes them', async () => {
  const { api, signUp } = use();
  const person = await signUp();
  const forecast = () => person.post('/api/forecast/run', { values, frequency: 'monthly', horizon: 2 });
  await forecast().expect(200);
  await forecast().expect(200);
  const { body } = await forecast().expect(402);
  expect(body.message).toBe(`The Free plan includes 2 forecasts per UTC day. ${pricing}`);
  api.clock.advance(86_400_000);
  await forecast().expect(200);
  const rule = {
    name: 'GDP',
    target: { type: 'series', indicator: 'real-gdp' },
    condition: { kind: 'revised', minPercent: 1 },
  };
  const refused = await person.post('/api/account/alerts', rule);
  expect([refused.status, refused.body.error]).toEqual([402, 'plan_required']);
});

it('a refusal by the limit of a plan links to the larger plans', async () => {
  const { api } = use();
  const free = await api.createKey('free');
  for (;;) {
    const { status, body } = await api.request.get('/v1/countries').set('X-API-Key', free);
    if (status === 200) continue;
    expect(status).toBe(429);
    expect(body.message).toMatch(
      /^Rate limit exceeded: 20 requests per minute\. .+ Larger plans: https:\/\/almanac\.example\.org\/pricing$/,
    );
    break;
  }
});

it('a wrong paywall is refused with what it must be', () => {
  expect(() => parsePaywalls('gold.alerts=no')).toThrow("'gold.alerts=no' must be <plan>.<feature>=<value>");
  expect(() => parsePaywalls('free.alerts=yes')).toThrow("'free.alerts=yes' must have the value no");
});
