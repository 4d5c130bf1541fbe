import type { Express, RequestHandler } from 'express';
import * as OpenApiValidator from 'express-openapi-validator';
import type { Config } from '../config.js';
import { contract } from '../contractFile.js';
import { securityHandlers } from './securityHandlers.js';
import { createBodyValidation } from './validateBody.js';
import { validateParameters } from './validateParameters.js';

/**
 * Creates the middleware that validates requests against the contract: path, method, credentials, media type and parameters,
 * then the body. `npm run check` validates the contract itself.
 */
export async function createContractValidator(app: Express, config: Config): Promise<RequestHandler[]> {
  const middlewares = OpenApiValidator.middleware({
    apiSpec: withoutBodySchemas() as never,
    validateApiSpec: false,
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
  return [...(middlewares as unknown as RequestHandler[]), validateParameters, createBodyValidation()];
}

/**
 * Returns a copy of the contract that accepts any body, which the validator then changes. It would need too much time and
 * memory to refuse a large one.
 */
function withoutBodySchemas(): typeof contract {
  const copy = structuredClone(contract);
  for (const { requestBody } of Object.values(copy.paths).flatMap((operations) => Object.values(operations))) {
    for (const media of Object.values(requestBody?.content ?? {})) media.schema = {};
  }
  return copy;
}
