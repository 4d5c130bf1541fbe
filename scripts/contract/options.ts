import { parseArgs } from 'node:util';
import type { CheckOptions } from './checkContract.js';

export const usage = `Usage: npm run contract -- --base-url <url> [options]

Sends the examples of openapi.yaml and invalid requests to a running server, and checks every response against openapi.yaml.

  --base-url <url>          URL of the server
  --api-key <key>           API key (default: ALMANAC_API_KEY)
  --session <token>         value of the cookie almanac_session (default: ALMANAC_SESSION)
  --cron-secret <secret>    the operator's secret (default: CRON_SECRET)
  --only <operation>,…      operations to check, such as indicators.get,forecast.run (default: all)
  --json                    print the results as JSON

Exit codes: 0 all checks pass, 1 a check fails or the server does not respond, 2 invalid command line.`;

/** An invalid command line. */
export class UsageError extends Error {}

export type Options = Omit<CheckOptions, 'wait'> & { json: boolean };

/** Parses the command line. Throws a UsageError. */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): Options {
  const values = parseArguments(args);
  const { 'base-url': url = '', only, json = false } = values;
  if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
    throw new UsageError('--base-url requires a URL, such as http://127.0.0.1:3000.');
  return {
    baseUrl: url.endsWith('/') ? url : `${url}/`,
    apiKey: values['api-key'] ?? env['ALMANAC_API_KEY'],
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
