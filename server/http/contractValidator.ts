import type { Express, RequestHandler } from 'express';
import * as OpenApiValidator from 'express-openapi-validator';
import { contract, type Schema } from '../contractFile.js';
import { checkCredentials } from './checkCredentials.js';
import { expandPeriods } from './expandPeriods.js';
import { createOperationFinder } from './operationFinder.js';
import { findRequestBody } from './routes.js';
import { createBodyValidation } from './validateBody.js';
import { validateParameters } from './validateParameters.js';

/**
 * Creates the middleware that validates requests against the contract: path, method, credentials, media type and parameters,
 * then the body. `npm run check` validates the contract itself, and each test validates the responses it gets. A test
 * passes another `replaceLookup`.
 */
export async function createContractValidator(
  app: Express,
  replaceLookup = createOperationFinder,
): Promise<RequestHandler[]> {
  const middlewares = OpenApiValidator.middleware({
    apiSpec: buildRequestContract() as never,
    validateApiSpec: false,
    validateRequests: { allErrors: true },
    validateResponses: false,
    validateSecurity: false,
    ajvFormats: { mode: 'full' },
    fileUploader: false,
  });
  const [initialize, lookUp, _checkSecurity, checkParameters] = middlewares as unknown as RequestHandler[];
  if (!initialize || !lookUp || !checkParameters) throw new Error('The validator has no middleware.');
  await new Promise<void>((resolve, reject) => {
    initialize({ app } as never, {} as never, (failure?: unknown) => (failure ? reject(failure) : resolve()));
  });
  const findOperation = await replaceLookup(lookUp, app);
  return [
    ...[limitMediaTypes, findOperation, checkCredentials, checkParameters],
    ...[validateParameters, expandPeriods, createBodyValidation()],
  ];
}

/**
 * Removes the parameters of the Content-Type header, and the header itself from a request whose operation takes no body.
 * express-openapi-validator keeps a compiled validator for each value it accepts, so clients must not choose the values.
 */
const limitMediaTypes: RequestHandler = ({ method, url, headers }, _response, next) => {
  const mediaType = headers['content-type']?.split(';', 1)[0]?.trim();
  if (mediaType === undefined || findRequestBody(method, url) === undefined) delete headers['content-type'];
  else headers['content-type'] = mediaType;
  next();
};

/**
 * Returns a copy of the contract, which the validator then changes, with what it needs. The schemas of responses and bodies
 * would make it slow to start. It accepts any body, because it would need too much time and memory to refuse a large one.
 */
function buildRequestContract(): typeof contract {
  const copy = structuredClone(contract);
  for (const operation of Object.values(copy.paths).flatMap((operations) => Object.values(operations))) {
    for (const status of Object.keys(operation.responses)) operation.responses[status] = {};
    const content = operation.requestBody?.content ?? {};
    for (const mediaType of Object.keys(content)) content[mediaType] = { schema: {} };
  }
  const { parameters, securitySchemes } = copy.components;
  const schemas = findReferencedSchemas([copy.paths, parameters]) as typeof copy.components.schemas;
  return { ...copy, components: { schemas, parameters, securitySchemes } };
}

/** Returns the schemas of the contract to which a part of it refers, directly or through other schemas. */
function findReferencedSchemas(part: unknown): Record<string, Schema> {
  const schemas: Record<string, Schema> = contract.components.schemas;
  const found: Record<string, Schema> = {};
  const search = (text: string) => {
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const schema = schemas[name];
      if (schema === undefined || name in found) continue;
      found[name] = structuredClone(schema);
      search(JSON.stringify(schema));
    }
  };
  search(JSON.stringify(part));
  return found;
}
