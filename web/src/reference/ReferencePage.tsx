import { almanac } from '../almanac';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { useCall } from '../useCall';
import { type Contract, type OpenApiDocument, parseContract } from './contract';
import { McpSetup } from './McpSetup';
import { OperationCard } from './OperationCard';
import { OperationIndex } from './OperationIndex';
import { Prose } from './Prose';
import './reference.css';

/** The API reference: every operation with its parameters, code samples, responses and a form to try it. */
export function ReferencePage() {
  const { data: contract, failure, retry } = useCall('contract', loadContract);
  if (failure !== undefined) {
    return (
      <div class="page">
        <h1 class="visually-hidden">API reference</h1>
        <Failure failure={failure} retry={retry} />
      </div>
    );
  }
  if (contract === undefined) return <Loading label="Loading the reference" />;
  return (
    <div class="reference page">
      <OperationIndex contract={contract} />
      <div>
        <h1>{contract.info.title}</h1>
        <p class="fine">
          Version {contract.info.version} · <a href="/openapi.yaml">openapi.yaml</a>
        </p>
        <div class="lead">
          <Prose text={contract.info.description} />
        </div>
        {contract.tags.map(({ name, description }) => (
          <section key={name} id={name} class="tag-section">
            <h2>{name}</h2>
            <Prose text={description} />
            {name === 'MCP' && <McpSetup />}
            {contract.operations
              .filter(({ tags }) => tags.includes(name))
              .map((operation) => (
                <OperationCard key={operation.operationId} operation={operation} contract={contract} />
              ))}
          </section>
        ))}
      </div>
    </div>
  );
}

/** Loads the contract of the server. */
async function loadContract(): Promise<Contract> {
  return parseContract((await almanac.contract.json()) as unknown as OpenApiDocument);
}
