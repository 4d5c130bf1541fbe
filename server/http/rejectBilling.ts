import type { RequestHandler } from 'express';
import type { Config } from '../config.js';
import { ApiError } from '../errors.js';
import { normalizePath } from './routes.js';

/** Refuses every request about billing, with or without credentials, if billing is off. */
export function rejectBilling({ BILLING }: Pick<Config, 'BILLING'>): RequestHandler {
  return (request, _response, next) => {
    if (BILLING === 'off' && normalizePath(request.url).startsWith('/api/billing/')) throw new ApiError('billing_off');
    next();
  };
}
