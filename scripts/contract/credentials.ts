import type { Operation } from './operations.js';

/** What whoever runs the check may hand in. */
export interface Credentials {
  apiKey?: string | undefined;
  session?: string | undefined;
  cronSecret?: string | undefined;
}

/** The headers of somebody who may ask an operation; undefined where the credential for it was not handed in. */
export function buildAuthHeaders(
  { credentials }: Operation,
  available: Credentials,
): Record<string, string> | undefined {
  if (credentials.length === 0) return {};
  if (credentials.includes('ApiKey') && available.apiKey !== undefined) return { 'x-api-key': available.apiKey };
  if (credentials.includes('Session') && available.session !== undefined) {
    return { cookie: `almanac_session=${available.session}` };
  }
  if (credentials.includes('CronSecret') && available.cronSecret !== undefined) {
    return { authorization: `Bearer ${available.cronSecret}` };
  }
  return undefined;
}

/** The option that is missing to ask an operation. */
export function getMissingOption({ credentials }: Operation): string {
  if (credentials.includes('ApiKey')) return '--api-key';
  return credentials.includes('Session') ? '--session' : '--cron-secret';
}
