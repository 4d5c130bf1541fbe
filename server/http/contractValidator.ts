import type { Express, RequestHandler } from 'express';
import * as OpenApiValidator from 'express-openapi-validator';
import type { Config } from '../config.js';
import { type ContractOperation, contract } from '../contractFile.js';
import { securityHandlers } from './securityHandlers.js';
import { createBodyValidation } from './validateBody.js';
import { validateParameters } from './validateParameters.js';

type Contract = typeof contract;

/**
 * Creates the middleware that validates requests against the contract: path, method, credentials, media type and parameters,
 * then the body. `npm run check` validates the contract itself.
 */
export async function createContractValidator(app: Express, config: Config): Promise<RequestHandler[]> {
  const checksResponses = config.NODE_ENV !== 'production';
  const withoutBodies = removeBodySchemas(contract);
  const middlewares = OpenApiValidator.middleware({
    apiSpec: (checksResponses ? withoutBodies : removeResponseSchemas(withoutBodies)) as never,
    validateApiSpec: false,
    validateRequests: { allErrors: true },
    validateResponses: checksResponses,
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
function removeBodySchemas(original: Contract): Contract {
  const copy = structuredClone(original);
  for (const { requestBody } of listOperations(copy)) {
    if (requestBody === undefined) continue;
    for (const mediaType of Object.keys(requestBody.content)) requestBody.content[mediaType] = { schema: {} };
  }
  return copy;
}

/**
 * Returns a copy of the contract without the schemas of responses. The validator compiles all schemas again for the first
 * request of each operation, which takes 50 ms with them.
 */
function removeResponseSchemas(original: Contract): Contract {
  const copy = structuredClone(original);
  for (const operation of listOperations(copy)) {
    for (const status of Object.keys(operation.responses)) operation.responses[status] = { description: '' };
  }
  const { responses: _, headers: __, examples: ___, ...components } = copy.components as Record<string, unknown>;
  const schemas = selectReferenced([copy.paths, components['parameters']], copy.components.schemas);
  return { ...copy, components: { ...components, schemas } as Contract['components'] };
}

/** Selects the schemas to which a value refers, directly or through another one. */
function selectReferenced(value: unknown, schemas: Record<string, unknown>): Record<string, unknown> {
  const selected: Record<string, unknown> = {};
  const select = (text: string) => {
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (name in selected) continue;
      selected[name] = schemas[name];
      select(JSON.stringify(schemas[name]));
    }
  };
  select(JSON.stringify(value));
  return selected;
}

function listOperations({ paths }: Contract): ContractOperation[] {
  return Object.values(paths).flatMap((operations) => Object.values(operations));
}
