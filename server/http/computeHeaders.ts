import type { ServerResponse } from 'node:http';
import type { ComputeCharge } from '../access/computeBudget.js';

/** Sets the headers that state what a request costs and what is left, in seconds. What is left is rounded down. */
export function setComputeHeaders(response: ServerResponse, { limit, remaining, cost }: ComputeCharge): void {
  // A job can give its charge back after its response was sent.
  if (response.headersSent) return;
  response.setHeader('X-Compute-Limit', limit / 1000);
  response.setHeader('X-Compute-Remaining', Math.floor(remaining / 10) / 100);
  response.setHeader('X-Compute-Cost', Math.ceil(cost / 10) / 100);
}
