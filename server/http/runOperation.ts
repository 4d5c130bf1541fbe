import type { Request, Response } from 'express';
import type { Knex } from 'knex';
import { getAddressGroup } from '../access/addressRanges.js';
import { hashSecret } from '../access/secrets.js';
import type { AppContext, LibraryContext } from '../appContext.js';
import { assertIncluded, isPaywalled } from '../billing/assertIncluded.js';
import type { AnyResponse, Operations } from '../contract.js';
import { ApiError } from '../errors.js';
import type { CallOperation, Input } from '../operationInput.js';
import type { OperationId } from '../schemas.js';
import { isDatabaseUnavailable } from '../store/databaseProblem.js';
import { ReadReplicas } from '../store/readReplicas.js';
import { UnusableReplicaError } from '../store/replicaVersion.js';
import type { LibraryVersion, VersionReader } from '../store/versionReader.js';
import { keepOwners } from '../takeTurn.js';
import { setComputeHeaders } from './computeHeaders.js';
import { deferUntilEnd } from './deferUntilEnd.js';
import { negotiateMediaType } from './negotiateMediaType.js';
import { prefersAsync } from './prefer.js';
import { getRequestContext, getVersions } from './requestContext.js';
import { isCacheable } from './routes.js';
import { isAbortError, watchDisconnect } from './watchDisconnect.js';

/** Sessions and the audit log store the user agent. */
const maxUserAgentLength = 200;

const noReplicas = new ReadReplicas();

/** What an operation returned, and what sending it depends on. */
export interface OperationRun {
  id: OperationId;
  /** Undefined if the client disconnected before the operation ended. */
  result: AnyResponse | undefined;
  input: Input<OperationId>;
  context: AppContext;
  /** The version of the library that was read, or an earlier one; undefined if the response must not be cached. */
  library: LibraryVersion | undefined;
}

/** Runs the matched operation of a request that has passed all checks. */
export type RunOperation = (
  request: Request,
  response: Response,
  callOperation: CallOperation,
) => Promise<OperationRun>;

export function createRunOperation(
  operations: Operations,
  context: AppContext,
  versionReader: VersionReader,
  replicas: ReadReplicas,
): RunOperation {
  return async (request, response, callOperation) => {
    const requestContext = getRequestContext(request);
    const { operation: id } = requestContext;
    if (id === undefined) throw new Error('The validator did not find an operation.');
    const operation = operations[id] as (context: object, input: Input<OperationId>) => Promise<AnyResponse>;
    const input = buildInput(request, response, context, callOperation);
    if (isPaywalled(context.config, id)) assertIncluded(context.config, id, input, new Date(requestContext.startedAt));
    const { afterResponse, endOperation } = deferUntilEnd(response, context.backgroundQueue);
    const operationContext = { ...context, now: () => new Date(requestContext.startedAt), afterResponse };
    // The version is read before the operation runs, so the response can only be newer than its version, never older.
    // An operation of an account can read the library from memory, of which the versions tell whether it is current.
    const readsVersions = isCacheable(id) || 'accountId' in input.caller;
    const versions = readsVersions ? await getVersions(requestContext, versionReader) : undefined;
    const library = isCacheable(id) ? versions?.library : undefined;
    // An operation continues after its client has disconnected.
    const releaseOwners = keepOwners();
    const run = (db: Knex) => operation({ ...operationContext, db, library }, input);
    // A feed also reads its account, whose changes the version of the library does not count.
    const candidates = input.caller.kind === 'feed' ? noReplicas : replicas;
    const running = readFromReplica(candidates, library, run, context.db).finally(() => {
      releaseOwners();
      endOperation();
    });
    const result = await running.catch((failure) => ignoreAbort(input, failure));
    return { id, result, input, context: operationContext, library };
  };
}

/**
 * Runs a read of the library on a replica that has its version, otherwise on the primary. If the replica fails, the primary answers. This
 * includes reads that the replica cancels because rows were removed, and those that wait too long for the lock of a migration that it replays.
 */
async function readFromReplica<Result>(
  replicas: ReadReplicas,
  library: LibraryVersion | undefined,
  run: (db: Knex) => Promise<Result>,
  primary: Knex,
): Promise<Result> {
  // While series are loaded, the version does not count every change.
  const replica = library === undefined || library.isLoading ? undefined : replicas.find(library.version);
  if (replica === undefined) return run(primary);
  try {
    const result = await run(replica.db);
    replica.confirm();
    return result;
  } catch (failure) {
    if (isAbortError(failure) || (failure instanceof ApiError && failure.status < 500)) throw failure;
    if (isDatabaseUnavailable(failure) || failure instanceof UnusableReplicaError) replica.pause(failure);
    return run(primary);
  }
}

/** Ignores the failure of work that was stopped because the client has disconnected. Throws any other failure. */
export function ignoreAbort({ disconnected }: Pick<Input<OperationId>, 'disconnected'>, failure: unknown): undefined {
  if (!disconnected.aborted || !isAbortError(failure)) throw failure;
}

/** Returns the context of an operation that reads the library. */
export function toLibraryContext({ context, library }: OperationRun): LibraryContext | undefined {
  return library && { ...context, library };
}

const noBytes = Buffer.alloc(0);

function buildInput(
  request: Request,
  response: Response,
  { config }: AppContext,
  callOperation: CallOperation,
): Input<OperationId> {
  const shareToken = request.get('X-Share-Token');
  const address = request.ip ?? '';
  const { caller, path, query, isLocal = false, signedBytes = noBytes } = getRequestContext(request);
  return {
    path,
    query,
    body: request.body,
    accepts: negotiateMediaType(request),
    prefersAsync: prefersAsync(request),
    shareHash: shareToken && hashSecret(shareToken),
    lastEventId: request.get('Last-Event-ID'),
    signedBody: { bytes: signedBytes, signature: request.get('Stripe-Signature') ?? '' },
    caller,
    client: {
      address,
      addressGroup: getAddressGroup(address, config.IPV6_PREFIX_LENGTH),
      isLocal,
      userAgent: request.get('User-Agent')?.slice(0, maxUserAgentLength) ?? '',
    },
    disconnected: watchDisconnect(response),
    reportCharge: (charge) => setComputeHeaders(response, charge),
    mcpHeaders: readMcpHeaders(request),
    callOperation,
  } as Input<OperationId>;
}

function readMcpHeaders({ headers }: Request): Record<string, string> {
  const entries = Object.entries(headers).filter(([name]) => name.startsWith('mcp-'));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
