import type { Express, RequestHandler } from 'express';
import * as OpenApiValidator from 'express-openapi-validator';
import type { Config } from '../config.js';
import { contractPath } from '../contractFile.js';
import { securityHandlers } from './securityHandlers.js';

/** Creates the middleware that validates requests against the contract. It loads the contract, and throws if that is invalid. */
export async function createContractValidator(app: Express, config: Config): Promise<RequestHandler[]> {
  const middlewares = OpenApiValidator.middleware({
    apiSpec: contractPath,
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
