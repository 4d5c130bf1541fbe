import type { Express, RequestHandler } from 'express';
import * as OpenApiValidator from 'express-openapi-validator';
import type { Config } from '../config.js';
import { projectFile } from '../projectFile.js';
import { securityHandlers } from './security.js';

/** The contract as middleware. It is loaded here, so that a broken contract stops the start and no request waits for it. */
export async function contractValidator(app: Express, config: Config): Promise<RequestHandler[]> {
  const layers = OpenApiValidator.middleware({
    apiSpec: projectFile('server', 'generated', 'openapi.yaml'),
    validateRequests: { allErrors: true },
    validateResponses: config.NODE_ENV !== 'production',
    validateSecurity: { handlers: securityHandlers as never },
    ajvFormats: { mode: 'full' },
    fileUploader: false,
  });
  await new Promise<void>((resolve, reject) => {
    const first = layers[0] as unknown as RequestHandler;
    first({ app } as never, {} as never, (failure?: unknown) => (failure ? reject(failure) : resolve()));
  });
  return layers as unknown as RequestHandler[];
}
