import { Cron } from 'croner';
import { bool, cleanEnv, makeValidator, str } from 'envalid';
import { isAddressRange } from './access/addressRanges.js';
import { parsePaywalls } from './access/paywalls.js';
import { listBackupProblems } from './backups/backupSettings.js';
import { listBillingProblems } from './billing/billingSettings.js';
import { listChatProblems } from './chat/chatSettings.js';

const environments = ['development', 'test', 'production'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Creates a validator for a setting that must match a pattern. */
function matching(pattern: RegExp, expectation: string) {
  return makeValidator((text) => {
    if (pattern.test(text)) return text;
    throw new Error(`must be ${expectation}`);
  });
}

/** Creates a validator for a setting that is a whole number in [min, max]. */
function wholeNumber(min: number, max: number) {
  return makeValidator((text) => {
    const number = Number(text);
    if (text.trim() !== '' && Number.isInteger(number) && number >= min && number <= max) return number;
    throw new Error(`must be a whole number from ${min} to ${max}`);
  });
}

/** A validator for a list of IP addresses and CIDR ranges, separated by commas. */
const networks = makeValidator((text) => {
  if (text.split(',').every(isAddressRange)) return text;
  throw new Error('must be IP addresses and CIDR ranges, separated by commas');
});

/** A validator for a list of origins, separated by commas. */
const origins = makeValidator((text) => {
  if (text.split(',').every((origin) => URL.canParse(origin) && new URL(origin).origin === origin)) return text;
  throw new Error('must be origins such as https://app.example.org, separated by commas');
});

/** A validator for what the operator takes out of plans. */
const paywalls = makeValidator((text) => {
  parsePaywalls(text);
  return text;
});

/** A validator for a cron pattern of five fields. */
const cronPattern = makeValidator((text) => {
  if (/^\S+( \S+){4}$/.test(text) && isCronPattern(text)) return text;
  throw new Error('must be a cron pattern of five fields, such as 30 1 * * *');
});

function isCronPattern(text: string): boolean {
  try {
    return new Cron(text).nextRun() !== null;
  } catch {
    return false;
  }
}

const databaseUrl = matching(/^(sqlite:.+|postgres(ql)?:\/\/.+)$/, 'sqlite:<path>, sqlite::memory: or postgres://…');
const postgresUrls = matching(
  /^postgres(ql)?:\/\/[^,]+(,postgres(ql)?:\/\/[^,]+)*$/,
  'postgres://… URLs, separated by commas',
);
const redisUrl = matching(/^rediss?:\/\/.+$/, 'redis://… or rediss://…');
const secret = matching(/^.{16,}$/, 'at least 16 characters long');
const lookupKey = matching(/^[\w.:-]{1,200}$/, 'the lookup key of a price: up to 200 letters, digits and . : - _');

/** All settings. docs/configuration.md and .env.example describe them; a test keeps the three in step. */
export const settings = {
  NODE_ENV: str({ choices: environments, default: 'development' }),
  PORT: wholeNumber(0, 65535)({ default: 3000 }),
  HOST: str({ default: '127.0.0.1' }),
  DATABASE_URL: databaseUrl({ default: 'sqlite:./var/almanac.db' }),
  DATABASE_READ_URLS: postgresUrls({ default: undefined }),
  DATABASE_TIMEOUT_SECONDS: wholeNumber(1, 60)({ default: 2 }),
  DATABASE_JOB_TIMEOUT_SECONDS: wholeNumber(10, 86_400)({ default: 600 }),
  REDIS_URL: redisUrl({ default: undefined }),
  CRON_SECRET: secret({ default: undefined }),
  SCHEDULED_JOBS: bool({ default: true }),
  ADMIN_EMAIL: matching(/^[^\s@]+@[^\s@]+$/, 'an email address')({ default: undefined }),
  FRED_API_KEY: str({ default: undefined }),
  FRED_STORE_ALLOWED: bool({ default: false }),
  BLS_API_KEY: str({ default: undefined }),
  BEA_API_KEY: str({ default: undefined }),
  CENSUS_API_KEY: str({ default: undefined }),
  SMTP_URL: matching(/^smtps?:\/\/.+$/, 'smtp://… or smtps://…')({ default: undefined }),
  MAIL_FROM: str({ default: 'Almanac <almanac@localhost>' }),
  PUBLIC_URL: matching(/^https?:\/\/[^/]+$/, 'http://… or https://…, without a path')({ default: undefined }),
  PUBLIC_READING: bool({ default: undefined }),
  SESSION_REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000)({ default: 240 }),
  TRUST_PROXY: wholeNumber(0, 10)({ default: 0 }),
  MAX_CONNECTIONS: wholeNumber(1, 1_000_000)({ default: 10_000 }),
  MAX_CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000)({ default: 500 }),
  ANONYMOUS_REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000)({ default: 60 }),
  PUBLIC_REQUESTS_PER_MINUTE: wholeNumber(1, 1_000_000)({ default: 1_200 }),
  IPV6_PREFIX_LENGTH: wholeNumber(16, 128)({ default: 64 }),
  DRAIN_SECONDS: wholeNumber(0, 300)({ default: 5 }),
  SHARED_CACHE_SECONDS: wholeNumber(0, 86_400)({ default: 0 }),
  RESPONSE_CACHE_MB: wholeNumber(1, 65536)({ default: 64 }),
  SERIES_CACHE_MB: wholeNumber(0, 65536)({ default: 128 }),
  CHAT_BASE_URL: matching(/^https?:\/\/[^\s?#]+$/, 'http://… or https://…, without a query')({ default: undefined }),
  CHAT_MODEL: matching(/^\S{1,200}$/, 'a name without spaces, of at most 200 characters')({ default: undefined }),
  CHAT_API_KEY: matching(/^\S{1,1000}$/, 'a key without spaces')({ default: undefined }),
  MCP_ALLOWED_ORIGINS: origins({ default: undefined }),
  WEBHOOK_ALLOW_HTTP: bool({ default: false }),
  WEBHOOK_ALLOWED_NETWORKS: networks({ default: undefined }),
  BILLING: str({ choices: ['off', 'stripe'] as const, default: 'off' }),
  STRIPE_SECRET_KEY: matching(
    /^[sr]k_(test|live)_\w{8,}$/,
    'a secret or restricted key: sk_… or rk_…',
  )({
    default: undefined,
  }),
  STRIPE_WEBHOOK_SECRET: matching(
    /^whsec_\S{8,}$/,
    'the signing secret of the webhook endpoint: whsec_…',
  )({
    default: undefined,
  }),
  STRIPE_PRICE_STARTER_MONTHLY: lookupKey({ default: undefined }),
  STRIPE_PRICE_STARTER_YEARLY: lookupKey({ default: undefined }),
  STRIPE_PRICE_PRO_MONTHLY: lookupKey({ default: undefined }),
  STRIPE_PRICE_PRO_YEARLY: lookupKey({ default: undefined }),
  BILLING_GRACE_DAYS: wholeNumber(0, 60)({ default: 7 }),
  BILLING_TRIAL_DAYS: wholeNumber(0, 730)({ default: 0 }),
  PAYWALLS: paywalls({ default: undefined }),
  STRIPE_API_URL: matching(/^https?:\/\/[^/]+$/, 'http://… or https://…, without a path')({ default: undefined }),
  SLOW_QUERY_MS: wholeNumber(0, 600_000)({ default: 1_000 }),
  OTEL_EXPORTER_OTLP_ENDPOINT: matching(/^https?:\/\/\S+$/, 'http://… or https://…')({ default: undefined }),
  BACKUP_TARGET: str({ default: undefined }),
  BACKUP_SCHEDULE: cronPattern({ default: '30 1 * * *' }),
  BACKUP_KEEP: wholeNumber(1, 1_000)({ default: 14 }),
  BACKUP_S3_ENDPOINT: matching(/^https?:\/\/[^/?#]+$/, 'http://… or https://…, without a path')({ default: undefined }),
  BACKUP_S3_REGION: matching(/^[\w-]{1,100}$/, 'the name of a region')({ default: 'us-east-1' }),
  BACKUP_S3_KEY_ID: matching(/^\S{1,1000}$/, 'a key id without spaces')({ default: undefined }),
  BACKUP_S3_SECRET_KEY: matching(/^\S{1,1000}$/, 'a key without spaces')({ default: undefined }),
  LOG_LEVEL: str({ choices: logLevels, default: 'info' }),
};

/** The validated configuration of a server. */
export type Config = Readonly<ReturnType<typeof readConfig>>;

/** Thrown for invalid settings. The message names each of them. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads and validates the settings from environment variables. An empty variable counts as not set. Throws a ConfigError
 * with one sentence for each invalid setting.
 */
// biome-ignore lint/style/noProcessEnv: only this function reads the environment
export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  const nonEmpty = Object.fromEntries(Object.entries(environment).filter(([, text]) => text !== ''));
  const config = cleanEnv(nonEmpty, settings, { reporter: reportInvalidSettings });
  const problems = [
    ...listReplicaProblems(config),
    ...listBillingProblems(config),
    ...listChatProblems(config),
    ...listBackupProblems(config),
  ];
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return { ...config, PUBLIC_URL: config.PUBLIC_URL ?? `http://127.0.0.1:${config.PORT}` };
}

function listReplicaProblems({ DATABASE_URL, DATABASE_READ_URLS }: Partial<Record<string, unknown>>): string[] {
  if (DATABASE_READ_URLS === undefined || !String(DATABASE_URL).startsWith('sqlite:')) return [];
  return ['DATABASE_READ_URLS: SQLite has no read replicas. Remove it, or set DATABASE_URL to a PostgreSQL database.'];
}

function reportInvalidSettings({ errors }: { errors: Partial<Record<string, Error>> }): void {
  const messages = Object.entries(errors).map(([name, error]) => `${name}: ${error?.message}.`);
  if (messages.length > 0) throw new ConfigError(messages.join('\n'));
}
