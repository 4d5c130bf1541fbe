import { contract } from '../../server/contractFile.js';
import { billingSettings } from '../billing/doubles/billingSettings.js';
import { type Api, startApi } from '../support/api.js';

const publicOperations = [
  'account.checkPasswordReset',
  'account.requestPasswordReset',
  'account.requestSignInLink',
  'account.resetPassword',
  'account.signIn',
  'account.signInWithLink',
  'account.signUp',
  'account.verifyEmail',
  'alerts.describeUnsubscribe',
  'alerts.feed',
  'alerts.unsubscribe',
  'billing.plans',
  'billing.webhook',
  'calendar.feed',
  'changelog.rss',
  'chat.status',
  'contract.json',
  'contract.yaml',
  'health.get',
  'health.live',
];

const calls = Object.entries(contract.paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, { operationId, security }]) => ({
    operationId,
    method,
    path: path.replace(/\{\w+\}/g, 'x'),
    isPublic: security?.length === 0,
  })),
);

let api: Api;
beforeAll(async () => {
  api = await startApi({
    ...billingSettings,
    ANONYMOUS_REQUESTS_PER_MINUTE: 1_000,
    CRON_SECRET: 'a secret of the operator',
  });
});
afterAll(() => api.stop());

it('only these operations are public', () => {
  const found = calls.filter(({ isPublic }) => isPublic).map(({ operationId }) => operationId);
  expect(found.sort()).toEqual(publicOperations);
});

it('every other operation refuses a request without credentials', async () => {
  const refused = calls.filter(({ isPublic }) => !isPublic);
  expect(refused.length).toBeGreaterThan(50);
  const statuses: unknown[] = [];
  for (const { operationId, method, path } of refused) {
    const { status } = await api.request[method as 'get'](path);
    statuses.push([operationId, status]);
  }
  expect(statuses).toEqual(refused.map(({ operationId }) => [operationId, 401]));
});
