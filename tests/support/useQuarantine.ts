import type { Schemas } from '../../server/schemas.js';
import { type BlsSeries, startBls } from '../providers/doubles/bls.js';
import type { Double } from '../providers/doubles/startDouble.js';
import { type Api, startApi } from './api.js';

const minute = 60_000;

/** Starts a server for each test, with a provider whose latest value of the US unemployment rate a test sets. */
export function useQuarantine() {
  const series: Record<string, BlsSeries> = {};
  let api: Api;
  let double: Double;
  let known: Record<string, string>;
  beforeEach(async () => {
    double = await startBls(series, { years: 20, series: 50, calls: 10_000 });
    api = await startApi({}, { providers: { bls: double.baseUrl } });
    await api.db('series_sources').whereNot({ provider_series_id: 'LNS14000000' }).delete();
    const { body } = await api.get('/v1/indicators/observations?id=us-unemployment-rate&start=2017-01-01&limit=200');
    const observations: { date: string; value: number | null }[] = body.observations;
    const toCode = (date: string) => `${date.slice(0, 4)}M${date.slice(5, 7)}`;
    known = Object.fromEntries(observations.map(({ date, value }) => [toCode(date), String(value ?? '-')]));
  });
  afterEach(async () => {
    await api.stop();
    await double.stop();
  });

  const publish = (value: string) => {
    series['LNS14000000'] = { values: { ...known, '2026M10': value } };
  };
  const refresh = async () => {
    api.clock.advance(24 * 60 * minute);
    return (await api.operator('post', '/api/admin/jobs/refresh-series/run').expect(200)).body.counts;
  };
  const list = async (state = 'waiting'): Promise<Schemas['QuarantinedChanges'][]> =>
    (await api.operator('get', `/api/admin/quarantine?state=${state}`)).body.changes;
  /** Publishes a value of October that looks wrong, and returns the id of its entry. */
  const hold = async (value: string) => {
    publish(value);
    await refresh();
    return (await list())[0]?.id ?? '';
  };
  return () => ({ api, publish, refresh, list, hold });
}
