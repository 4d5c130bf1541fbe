import { ConfigError, readConfig, settings } from '../server/config.js';
import { billingSettings } from './billing/doubles/billingSettings.js';

const wrong: [name: string, text: string][] = [
  ['NODE_ENV', 'staging'],
  ['NODE_ENV', 'Production'],
  ...['http', '-1', '65536', '80.5', '3000x', ' ', 'NaN', 'Infinity'].map((text): [string, string] => ['PORT', text]),
  ...['mysql://localhost/almanac', 'sqlite:', 'almanac.db', 'postgres://'].map((text): [string, string] => [
    'DATABASE_URL',
    text,
  ]),
  ['REDIS_URL', 'localhost:6379'],
  ['REDIS_URL', 'http://localhost'],
  ['CRON_SECRET', 'fifteen letters'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '11'],
  ['TRUST_PROXY', '-1'],
  ['ANONYMOUS_REQUESTS_PER_MINUTE', '0'],
  ['ANONYMOUS_REQUESTS_PER_MINUTE', '1000001'],
  ['ANONYMOUS_REQUESTS_PER_MINUTE', 'many'],
  ['IPV6_PREFIX_LENGTH', '15'],
  ['IPV6_PREFIX_LENGTH', '129'],
  ['RESPONSE_CACHE_MB', '0'],
  ['RESPONSE_CACHE_MB', '64MB'],
  ['SERIES_CACHE_MB', '-1'],
  ['WEBHOOK_ALLOWED_NETWORKS', '10.0.0.0/33'],
  ['WEBHOOK_ALLOWED_NETWORKS', '10.0.0.1,intranet'],
  ['LOG_LEVEL', 'verbose'],
  ['BILLING', 'paypal'],
  ['STRIPE_SECRET_KEY', 'pk_test_0123456789'],
  ['STRIPE_WEBHOOK_SECRET', 'secret'],
  ['STRIPE_PRICE_PRO_YEARLY', 'pro yearly'],
  ['BILLING_GRACE_DAYS', '61'],
  ['PAYWALLS', 'free.forecastsPerDay=5'],
  ['PAYWALLS', 'free.forecasts=5'],
  ['PAYWALLS', 'free.alerts=maybe'],
  ['STRIPE_API_URL', 'localhost:12111'],
];

function readConfigError(environment: NodeJS.ProcessEnv): ConfigError {
  try {
    readConfig(environment);
  } catch (failure) {
    if (failure instanceof ConfigError) return failure;
    throw failure;
  }
  throw new Error('The settings were accepted.');
}

it.each(wrong)('rejects %s=%j with one sentence that names the setting', (name, text) => {
  expect(readConfigError({ [name]: text }).message).toMatch(new RegExp(`^${name}: [^\\n]+\\.$`));
});

it('names every invalid setting, one sentence each', () => {
  const { message } = readConfigError({ PORT: 'http', LOG_LEVEL: 'loud', TRUST_PROXY: 'yes' });
  expect(
    message
      .split('\n')
      .map((line) => line.split(':')[0])
      .sort(),
  ).toEqual(['LOG_LEVEL', 'PORT', 'TRUST_PROXY']);
});

it('does not repeat an invalid secret', () => {
  expect(readConfigError({ CRON_SECRET: 'hunter2' }).message).not.toContain('hunter2');
  expect(readConfigError({ DATABASE_URL: 'mysql://almanac:hunter2@localhost' }).message).not.toContain('hunter2');
  expect(readConfigError({ REDIS_URL: 'http://:hunter2@localhost' }).message).not.toContain('hunter2');
});

it('returns the defaults for an empty environment', () => {
  expect(readConfig({})).toEqual({
    NODE_ENV: 'development',
    PORT: 3000,
    HOST: '127.0.0.1',
    DATABASE_URL: 'sqlite:./var/almanac.db',
    DATABASE_TIMEOUT_SECONDS: 2,
    DATABASE_JOB_TIMEOUT_SECONDS: 600,
    REDIS_URL: undefined,
    CRON_SECRET: undefined,
    SCHEDULED_JOBS: true,
    ADMIN_EMAIL: undefined,
    FRED_API_KEY: undefined,
    FRED_STORE_ALLOWED: false,
    BLS_API_KEY: undefined,
    BEA_API_KEY: undefined,
    SMTP_URL: undefined,
    MAIL_FROM: 'Almanac <almanac@localhost>',
    PUBLIC_URL: 'http://127.0.0.1:3000',
    SESSION_REQUESTS_PER_MINUTE: 240,
    TRUST_PROXY: 0,
    MAX_CONNECTIONS: 10_000,
    MAX_CONNECTIONS_PER_ADDRESS: 500,
    ANONYMOUS_REQUESTS_PER_MINUTE: 60,
    PUBLIC_REQUESTS_PER_MINUTE: 1200,
    IPV6_PREFIX_LENGTH: 64,
    DRAIN_SECONDS: 5,
    RESPONSE_CACHE_MB: 64,
    SERIES_CACHE_MB: 128,
    SHARED_CACHE_SECONDS: 0,
    SLOW_QUERY_MS: 1_000,
    WEBHOOK_ALLOW_HTTP: false,
    BILLING: 'off',
    STRIPE_SECRET_KEY: undefined,
    STRIPE_WEBHOOK_SECRET: undefined,
    STRIPE_PRICE_STARTER_MONTHLY: undefined,
    STRIPE_PRICE_STARTER_YEARLY: undefined,
    STRIPE_PRICE_PRO_MONTHLY: undefined,
    STRIPE_PRICE_PRO_YEARLY: undefined,
    BILLING_GRACE_DAYS: 7,
    BILLING_TRIAL_DAYS: 0,
    PAYWALLS: undefined,
    STRIPE_API_URL: undefined,
    BACKUP_SCHEDULE: '30 1 * * *',
    BACKUP_KEEP: 14,
    BACKUP_S3_REGION: 'us-east-1',
    LOG_LEVEL: 'info',
  });
});

it.each(Object.keys(settings))('treats an empty %s as not set', (name) => {
  expect(readConfig({ [name]: '' })).toEqual(readConfig({}));
});

it.each([
  ['NODE_ENV', 'production', 'production'],
  ['PORT', '0', 0],
  ['PORT', '65535', 65535],
  ['HOST', '::', '::'],
  ['DATABASE_URL', 'sqlite::memory:', 'sqlite::memory:'],
  ['DATABASE_URL', 'postgresql://almanac@localhost/almanac', 'postgresql://almanac@localhost/almanac'],
  ['REDIS_URL', 'rediss://localhost', 'rediss://localhost'],
  ['CRON_SECRET', 'sixteen letters!', 'sixteen letters!'],
  ['TRUST_PROXY', '2', 2],
  ['LOG_LEVEL', 'silent', 'silent'],
])('accepts %s=%s', (name, text, value) => {
  const PUBLIC_URL = 'http://127.0.0.1';
  expect(readConfig({ PUBLIC_URL, [name]: text })).toEqual({ ...readConfig({ PUBLIC_URL }), [name]: value });
});

it('derives PUBLIC_URL from the port unless it is set', () => {
  expect(readConfig({ PORT: '8080' }).PUBLIC_URL).toBe('http://127.0.0.1:8080');
  expect(readConfig({ PORT: '8080', PUBLIC_URL: 'https://example.org' }).PUBLIC_URL).toBe('https://example.org');
});

it('ignores variables that are not settings', () => {
  expect(readConfig({ PATH: '/usr/bin', ALMANAC: 'x' })).toEqual(readConfig({}));
});

it('with BILLING=stripe, each missing setting, and each lookup key that is used twice, stops the start with a sentence', () => {
  const { STRIPE_SECRET_KEY: _, STRIPE_PRICE_PRO_YEARLY: __, ...others } = billingSettings;
  const { message } = readConfigError({ ...others, STRIPE_PRICE_PRO_MONTHLY: 'starter_monthly' });
  expect(message.split('\n')).toEqual([
    'STRIPE_SECRET_KEY: must be set, because BILLING is stripe.',
    'STRIPE_PRICE_PRO_YEARLY: must be set, because BILLING is stripe.',
    'STRIPE_PRICE_PRO_MONTHLY: must differ from the lookup keys of the other prices.',
  ]);
  expect(readConfig(billingSettings)).toMatchObject(billingSettings);
});

it('scheduled backups to a bucket need its service and its key, and a pattern of five fields', () => {
  const target = { BACKUP_TARGET: 's3://bucket/almanac' };
  expect(() => readConfig(target)).toThrow(/^BACKUP_S3_ENDPOINT: must be set, because BACKUP_TARGET is a bucket\./);
  for (const name of ['', 'x/backups', 'bucket-'])
    expect(() => readConfig({ BACKUP_TARGET: `s3://${name}` })).toThrow(
      /^BACKUP_TARGET: must be a folder, or s3:\/\/bucket\/prefix with a bucket of 3 to 63/,
    );
  expect(() => readConfig({ BACKUP_SCHEDULE: 'every night' })).toThrow(/^BACKUP_SCHEDULE: must be a cron pattern/);
  expect(() => readConfig({ BACKUP_SCHEDULE: '0 0 31 2 *' })).toThrow(/^BACKUP_SCHEDULE: must be a cron pattern/);
  expect(readConfig({ BACKUP_TARGET: '/var/backups' })).toMatchObject({ BACKUP_TARGET: '/var/backups' });
});
