import type { AppContext } from '../appContext.js';
import type { Input } from '../operationInput.js';
import type { OperationId } from '../schemas.js';
import { type ChargeContext, type ChargedRequest, type Estimate, runCharged } from './chargeCompute.js';
import type { ComputeFunctions } from './computeFunctions.js';
import { estimateCost } from './estimateCost.js';

/** Charges the account of a request and runs a compute function for it, which stops when the client disconnects. */
export function runComputation<Name extends keyof ComputeFunctions>(
  context: ChargeContext & Pick<AppContext, 'compute'>,
  request: ChargedRequest & Pick<Input<OperationId>, 'disconnected'>,
  name: Name,
  input: Parameters<ComputeFunctions[Name]>[0],
  advice: Estimate['advice'],
): Promise<ReturnType<ComputeFunctions[Name]>> {
  const estimate = { cost: estimateCost(name, input), advice };
  return runCharged(context, request, estimate, (call) =>
    context.compute.run(name, input, { ...call, signal: request.disconnected }),
  );
}
