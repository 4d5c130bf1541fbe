import type { Operation } from '../contract.js';

/** Whether the process runs. */
export const healthLive: Operation<'health.live'> = async () => ({ json: { service: 'almanac', status: 'ok' } });
