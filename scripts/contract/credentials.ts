import type { Operation } from './operations.js';

/** What whoever runs the check may hand in. */
export interface Credentials {
  apiKey?: string | undefined;
  session?: string | undefined;
  cronSecret?: string | undefined;
}

/** The headers of somebody who may ask an operation; undefined where the credential for it was not handed in. */
export function headersOf({ credentials }: Operation, held: Credentials): Record<string, string> | undefined {
  if (credentials.length === 0) return {};
  if (credentials.includes('ApiKey') && held.apiKey !== undefined) return { 'x-api-key': held.apiKey };
  if (credentials.includes('Session') && held.session !== undefined) {
    return { cookie: `almanac_session=${held.session}` };
  }
  if (credentials.includes('CronSecret') && held.cronSecret !== undefined) {
    return { authorization: `Bearer ${held.cronSecret}` };
  }
  return undefined;
}

/** The option that is missing to ask an operation. */
export function optionFor({ credentials }: Operation): string {
  if (credentials.includes('ApiKey')) return '--api-key';
  return credentials.includes('Session') ? '--session' : '--cron-secret';
}
