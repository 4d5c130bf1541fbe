import type { Operation } from '../contract.js';

/** Returns the metrics of this process in the Prometheus text format. */
export const adminMetrics: Operation<'admin.metrics'> = async ({ metrics }) => ({
  text: await metrics.formatExposition(),
});
