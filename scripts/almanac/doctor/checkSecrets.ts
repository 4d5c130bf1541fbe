import { existsSync, statSync } from 'node:fs';
import type { Config } from '../../../server/config.js';
import { listPasswords } from '../../../server/log.js';
import { type Finding, isLocal, nameFindings } from './finding.js';

const minSecretLength = 32;
const minDifferentCharacters = 10;
const othersMayRead = 0o044;
/** Passwords of examples and of fresh installations. */
const examples = new Set([
  'a-long-random-text',
  'almanac',
  'secret',
  'password',
  'postgres',
  'redis',
  'changeme',
  'admin',
]);
const keySettings = ['FRED_API_KEY', 'BLS_API_KEY', 'BEA_API_KEY', 'CENSUS_API_KEY', 'BACKUP_S3_SECRET_KEY'] as const;
const urlSettings = ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL'] as const;

/** Checks the strength of secrets, that no two are equal, and that other users of the machine cannot read `environmentFile`. */
export function checkSecrets(config: Config, environmentFile = '.env'): Finding[] {
  const finding = nameFindings('secrets');
  const findings = [...checkCronSecret(config), ...checkPasswords(config), ...findEqualSecrets(config)];
  if (existsSync(environmentFile) && (statSync(environmentFile).mode & othersMayRead) !== 0)
    findings.push(
      finding('problem', `Other users of this machine can read ${environmentFile}. Run: chmod 600 ${environmentFile}`),
    );
  return findings.length > 0
    ? findings
    : [finding('ok', 'CRON_SECRET is long. No two secrets are equal, and no other user can read a settings file.')];
}

function checkCronSecret({ CRON_SECRET: secret }: Config): Finding[] {
  const finding = nameFindings('secrets');
  const create = 'Create one with: openssl rand -hex 32';
  if (secret === undefined)
    return [
      finding(
        'warning',
        `CRON_SECRET is not set, so operator requests (plans, suspension, audit log) and /metrics are off. ${create}`,
      ),
    ];
  if (examples.has(secret) || new Set(secret).size < minDifferentCharacters)
    return [finding('problem', `CRON_SECRET is easy to guess. ${create}`)];
  if (secret.length < minSecretLength)
    return [finding('warning', `CRON_SECRET has fewer than ${minSecretLength} characters. ${create}`)];
  return [];
}

/** An empty password is allowed only for a service on this machine. */
function checkPasswords(config: Config): Finding[] {
  const finding = nameFindings('secrets');
  return listUrls(config).flatMap(({ name, url, password }) => {
    if (examples.has(password))
      return [finding('problem', `The password in ${name} is the password of an example. Change it.`)];
    if (password !== '' || isLocal(url.hostname) || name === 'SMTP_URL') return [];
    return [
      finding('warning', `${name} has no password. Set one, or make sure that only this machine reaches the service.`),
    ];
  });
}

function findEqualSecrets(config: Config): Finding[] {
  const secrets: [name: string, secret: string | undefined][] = [
    ['CRON_SECRET', config.CRON_SECRET],
    ...keySettings.map((name): [string, string | undefined] => [name, config[name]]),
    ...listUrls(config).map(({ name, password }): [string, string] => [name, password]),
  ];
  return [...groupNames(secrets).values()]
    .filter((equal) => equal.length > 1)
    .map((equal) =>
      nameFindings('secrets')('problem', `${equal.join(' and ')} have the same secret. Give each its own.`),
    );
}

function groupNames(secrets: [name: string, secret: string | undefined][]): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const [name, secret = ''] of secrets) if (secret !== '') names.set(secret, [...(names.get(secret) ?? []), name]);
  return names;
}

/** The services with a host. The URL of an SQLite file has none. */
function listUrls(config: Config): { name: string; url: URL; password: string }[] {
  return urlSettings.flatMap((name) => {
    const text = config[name] ?? '';
    if (!URL.canParse(text) || text.startsWith('sqlite:')) return [];
    return [{ name, url: new URL(text), password: listPasswords(text)[0] ?? '' }];
  });
}
