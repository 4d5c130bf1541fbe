import type { Operation } from './operations.js';

/** Credentials from the command line or the environment. */
export interface Credentials {
  apiKey?: string | undefined;
  session?: string | undefined;
  cronSecret?: string | undefined;
}

/** Returns the headers that authorise a request to an operation, or undefined without a matching credential. */
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

/** Returns the command-line option for the credential of an operation. */
export function getMissingOption({ credentials }: Operation): string {
  if (credentials.includes('ApiKey')) return '--api-key';
  return credentials.includes('Session') ? '--session' : '--cron-secret';
}
