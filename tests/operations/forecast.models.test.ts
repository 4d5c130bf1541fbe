import { modelNames } from '../../server/forecasting/fittedModel.js';
import { type Api, startApi } from '../support/api.js';
import { expectErrorResponse } from '../support/expectErrorResponse.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('describes every model with its reference', async () => {
  const { status, body } = await api.get('/api/forecast/models');
  expect(status).toBe(200);
  expect(body.count).toBe(modelNames.length);
  expect(body.models.map(({ model }: { model: string }) => model).sort()).toEqual([...modelNames].sort());
});

it('lists the options of each model with their bounds, which requests accept', async () => {
  const { models } = (await api.get('/api/forecast/models')).body;
  const listOptions = (name: string) => models.find(({ model }: { model: string }) => model === name).options;
  const names = (name: string) => listOptions(name).map((option: { name: string }) => option.name);
  expect(names('ets')).toEqual(['form', 'seasonalPeriod', 'biasAdjusted']);
  expect(names('arima')).toEqual(['order', 'seasonalOrder', 'constant', 'seasonalPeriod', 'biasAdjusted']);
  expect(names('naive')).toEqual(['seasonalPeriod', 'biasAdjusted']);
  const { enum: forms } = listOptions('ets')[0].schema;
  expect(forms).toHaveLength(15);
  const body = { values: [5, 3, 4, 6, 5, 7, 6, 8, 7, 9], horizon: 1, model: 'ets', options: { form: forms[0] } };
  const response = await api.request.post('/api/forecast/run').set('X-API-Key', api.key).send(body);
  expect(response.status).toBe(200);
});

it('rejects a request without a key', async () => {
  expectErrorResponse(await api.request.get('/api/forecast/models'), 401, 'missing_api_key');
});
