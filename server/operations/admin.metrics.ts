import type { Operation } from '../contract.js';

/** What this process has counted, for Prometheus. */
export const adminMetrics: Operation<'admin.metrics'> = async ({ metrics }) => ({
  text: await metrics.formatExposition(),
});
