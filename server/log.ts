import pino, { type DestinationStream, type Logger } from 'pino';
import { createSecretMask } from './access/secretMask.js';
import type { Config } from './config.js';
import { LineBatch } from './lineBatch.js';

/**
 * Creates the log of the server: one JSON line for each event, by default on standard output in batches. Secrets are masked in
 * every line, whatever writes it.
 */
export function createLog(config: Config, destination: DestinationStream = createOutput()): Logger {
  const options = { level: config.LOG_LEVEL, base: null, timestamp: createTimestamp() };
  return pino({ ...options, hooks: { streamWrite: createSecretMask(listSecrets(config)) } }, destination);
}

/** Returns the time in ISO 8601 as a part of a line. Lines of the same millisecond share the text, because formatting it takes long. */
function createTimestamp(): () => string {
  let formattedMs = Number.NaN;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== formattedMs) text = `,"time":"${new Date(now).toISOString()}"`;
    formattedMs = now;
    return text;
  };
}

/** Standard output. A batch is written completely before the process continues, so that no line is lost at its end. */
function createOutput(): DestinationStream {
  return new LineBatch(pino.destination({ dest: 1, sync: true }));
}

/** The secrets of the settings: the cron secret, the keys for providers, Stripe, the model and the backups, and the passwords in URLs. */
function listSecrets(config: Config): string[] {
  const { CRON_SECRET, FRED_API_KEY, BLS_API_KEY, BEA_API_KEY, CENSUS_API_KEY } = config;
  const { DATABASE_URL, REDIS_URL, SMTP_URL, CHAT_BASE_URL } = config;
  const passwords = [DATABASE_URL, REDIS_URL, SMTP_URL, CHAT_BASE_URL].flatMap(listPasswords);
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, CHAT_API_KEY, BACKUP_S3_SECRET_KEY } = config;
  const providerKeys = [FRED_API_KEY, BLS_API_KEY, BEA_API_KEY, CENSUS_API_KEY];
  const keys = [...providerKeys, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, CHAT_API_KEY, BACKUP_S3_SECRET_KEY];
  return [CRON_SECRET, ...keys, ...passwords].filter((secret) => secret !== undefined);
}

/**
 * Lists the passwords in a URL, decoded if they are valid percent-encoding: those of parameters such as `?password=`, which
 * PostgreSQL prefers, then the one after the user. Lists none if the URL is not valid.
 */
export function listPasswords(url: string | undefined): string[] {
  if (url === undefined || !URL.canParse(url)) return [];
  const { password, searchParams } = new URL(url);
  const parameters = [...searchParams].filter(([name]) => /pass(word)?$/i.test(name)).map(([, value]) => value);
  return [...parameters, decodeIfValid(password)].filter((text) => text !== '');
}

function decodeIfValid(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
