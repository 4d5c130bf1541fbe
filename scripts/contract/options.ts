import { parseArgs } from 'node:util';
import type { CheckOptions } from './checkContract.js';

export const usage = `Usage: npm run contract -- --base-url <url> [--api-key <key>] [--session <token>] [--cron-secret <secret>]
                          [--only <operation>,…] [--json]

Asks a running server what openapi.yaml shows by way of example, and what it has to refuse, and holds every answer to openapi.yaml.
Credentials may stand in ALMANAC_KEY, ALMANAC_SESSION and CRON_SECRET instead.
Ends with 0 when the contract is kept, 1 when it is broken or the server does not answer, 2 when the command line cannot be read.`;

/** A wrong command line; the message says what is wrong. */
export class UsageError extends Error {}

export type Options = Omit<CheckOptions, 'wait'> & { json: boolean };

/** What the command line asks for. Throws a UsageError. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): Options {
  const values = parseArguments(args);
  const { 'base-url': url = '', only, json = false } = values;
  if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
    throw new UsageError('--base-url needs a URL.');
  return {
    baseUrl: url.endsWith('/') ? url : `${url}/`,
    apiKey: values['api-key'] ?? env['ALMANAC_KEY'],
    session: values.session ?? env['ALMANAC_SESSION'],
    cronSecret: values['cron-secret'] ?? env['CRON_SECRET'],
    operationIds: new Set(only?.split(',')),
    json,
  };
}

function parseArguments(args: string[]) {
  const text = { type: 'string' } as const;
  const options = {
    'base-url': text,
    'api-key': text,
    session: text,
    'cron-secret': text,
    only: text,
    json: { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ args, options }).values;
  } catch (failure) {
    throw new UsageError((failure as Error).message);
  }
}
