import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { getAddressGroup } from '../access/addressRanges.js';
import { type Decision, toDecision } from '../access/allowance.js';
import type { Config } from '../config.js';
import { OwnWindows } from '../limits/ownWindows.js';
import type { Metrics } from '../metrics/metrics.js';
import { getClientAddress } from './clientAddress.js';
import { sendError } from './errorResponse.js';
import { isLocalRequest } from './localRequest.js';
import { applyDecision, localRequestsPerMinute } from './rateLimit.js';
import { startRequestContext } from './requestLog.js';

interface Dependencies {
  config: Config;
  log: Logger;
  metrics: Metrics;
  now(): Date;
}

/**
 * Limits health checks and pages by address. It counts in this process alone, so that they never wait for a store, and
 * separately, so that browsing the pages does not use up the limit of health checks.
 */
export class PublicLimit {
  readonly #dependencies: Dependencies;
  readonly #windows = new OwnWindows();

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  admitHealthCheck(address: string, isLocal = false): Decision {
    return this.#admit('health', address, isLocal);
  }

  /** Sends the error response if the address has requested too many pages. Returns whether the request is admitted. */
  admitPage(request: IncomingMessage, response: ServerResponse): boolean {
    const { config } = this.#dependencies;
    const address = getClientAddress(request, config.TRUST_PROXY);
    const decision = this.#admit('page', address, isLocalRequest(request, config));
    if (decision.admitted) return true;
    const requestContext = startRequestContext(request, response, this.#dependencies);
    response.setHeader('X-Request-Id', requestContext.requestId);
    try {
      applyDecision(response, decision);
    } catch (failure) {
      sendError(response, failure, requestContext, this.#dependencies.log);
    }
    return false;
  }

  #admit(kind: string, address: string, isLocal: boolean): Decision {
    const { IPV6_PREFIX_LENGTH, PUBLIC_REQUESTS_PER_MINUTE } = this.#dependencies.config;
    const perMinute = isLocal ? localRequestsPerMinute : PUBLIC_REQUESTS_PER_MINUTE;
    const allowance = { name: `${kind}:${getAddressGroup(address, IPV6_PREFIX_LENGTH)}`, perMinute };
    const at = this.#dependencies.now().getTime();
    const window = this.#windows.get(allowance, at);
    const admitted = window.admit(at, perMinute);
    return toDecision(allowance, { at, admitted, usedInDay: 0, ...window.getState(at, perMinute) });
  }
}
