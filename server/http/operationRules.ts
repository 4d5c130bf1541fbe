import { contract, listParameters, type RequestBody } from '../contractFile.js';
import { takeTurn } from '../takeTurn.js';
import { readBodySchema } from './bodySchema.js';
import { type BodyValidator, createBodyValidator } from './bodyValidator.js';
import { createParameterValidator, type ParameterValidator } from './parameterValidator.js';

/** What the contract says about the requests for an operation. */
interface OperationRules {
  parameters: ParameterValidator;
  /** Undefined if the operation takes no body. */
  body: BodyRules | undefined;
}

interface BodyRules {
  mediaTypes: string[];
  /** Undefined for a signed body: the operation checks the signature, over the bytes as they are. */
  validator: BodyValidator | undefined;
}

const rules = new Map<string, OperationRules>(
  Object.values(contract.paths)
    .flatMap((operations) => Object.values(operations))
    .map((operation) => [
      operation.operationId,
      {
        parameters: createParameterValidator(listParameters(operation)),
        body: operation.requestBody && createBodyRules(operation.requestBody),
      },
    ]),
);

function createBodyRules(requestBody: RequestBody): BodyRules {
  const isSigned = requestBody['x-signed-body'] === true;
  return {
    mediaTypes: Object.keys(requestBody.content),
    validator: isSigned ? undefined : createBodyValidator(readBodySchema(requestBody)),
  };
}

/** Returns the rules of an operation. Throws an error if the contract does not have it. */
export function findRules(operation = ''): OperationRules {
  const found = rules.get(operation);
  if (found === undefined) throw new Error(`The operation '${operation}' has no rules.`);
  return found;
}

/**
 * Compiles the checks of all operations, one in each turn, so that the first request for an operation need not. Compiling one
 * takes up to 50 ms.
 */
export async function compileChecks(stopping: AbortSignal): Promise<void> {
  for (const validator of [...rules.values()].flatMap(({ parameters, body }) => [parameters, body?.validator])) {
    if (validator === undefined) continue;
    await takeTurn();
    if (stopping.aborted) return;
    validator.compile();
  }
}
