import type { Config } from '../config.js';
import { invalidRequest } from '../errors.js';
import { findUrlProblem, type OutgoingRules } from './checkWebhookUrl.js';

/** Reads from the settings which URLs webhooks may have. */
export function readOutgoingRules(config: Config): OutgoingRules {
  return {
    allowHttp: config.WEBHOOK_ALLOW_HTTP,
    allowedNetworks: config.WEBHOOK_ALLOWED_NETWORKS?.split(',') ?? [],
  };
}

/** Returns the URL in its normal form. Throws invalid_request if webhooks are not sent to it. */
export function checkUrl(url: string, config: Config): string {
  const problem = findUrlProblem(url, readOutgoingRules(config));
  if (problem !== undefined) throw invalidRequest([{ field: 'url', problem }]);
  return new URL(url).href;
}
