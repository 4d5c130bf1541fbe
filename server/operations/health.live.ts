import type { Operation } from '../contract.js';

/** Reports that the process is running. */
export const healthLive: Operation<'health.live'> = async () => ({ json: { service: 'almanac', status: 'ok' } });
