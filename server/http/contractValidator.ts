import type { Express, RequestHandler } from 'express';
import * as OpenApiValidator from 'express-openapi-validator';
import type { Config } from '../config.js';
import { resolveProjectPath } from '../resolveProjectPath.js';
import { securityHandlers } from './securityHandlers.js';

/** The contract as middleware. It is loaded here, so that a broken contract stops the start and no request waits for it. */
export async function createContractValidator(app: Express, config: Config): Promise<RequestHandler[]> {
  const middlewares = OpenApiValidator.middleware({
    apiSpec: resolveProjectPath('server', 'generated', 'openapi.yaml'),
    validateRequests: { allErrors: true },
    validateResponses: config.NODE_ENV !== 'production',
    validateSecurity: { handlers: securityHandlers as never },
    ajvFormats: { mode: 'full' },
    fileUploader: false,
  });
  await new Promise<void>((resolve, reject) => {
    const initialize = middlewares[0] as unknown as RequestHandler;
    initialize({ app } as never, {} as never, (failure?: unknown) => (failure ? reject(failure) : resolve()));
  });
  return middlewares as unknown as RequestHandler[];
}
