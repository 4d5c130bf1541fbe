import { useEffect, useRef } from 'preact/hooks';
import { CodeTabs } from '../parts/CodeCard';
import { type Contract, describeType, type Operation } from './contract';
import { Prose } from './Prose';
import { ResponseExamples } from './ResponseExamples';
import { buildSamples } from './samples';
import { TryIt } from './TryIt';

interface Props {
  operation: Operation;
  contract: Contract;
}

/** One operation of the API. It opens when the address links to it. */
export function OperationCard({ operation, contract }: Props) {
  const card = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const openIfTargeted = () => {
      if (window.location.hash !== `#${operation.operationId}` || card.current === null) return;
      card.current.open = true;
      card.current.scrollIntoView();
    };
    openIfTargeted();
    window.addEventListener('hashchange', openIfTargeted);
    return () => window.removeEventListener('hashchange', openIfTargeted);
  }, [operation.operationId]);
  return (
    <details class="operation" id={operation.operationId} ref={card}>
      <summary>
        <h3>
          <span class={`method ${operation.method}`}>{operation.method.toUpperCase()}</span>{' '}
          <code>{operation.path}</code>
        </h3>
        <span class="operation-summary">{operation.summary}</span>
      </summary>
      <div class="operation-body">
        {operation.description && <Prose text={operation.description} />}
        <Parameters operation={operation} contract={contract} />
        <CodeTabs
          snippets={buildSamples(operation, contract, window.location.origin)}
          heading={<h4>Code samples</h4>}
        />
        <ResponseExamples operation={operation} contract={contract} />
        {operation.method === 'get' && <TryIt operation={operation} />}
      </div>
    </details>
  );
}

/** The parameters and the fields of the request body. */
function Parameters({ operation, contract }: Props) {
  const body = operation.requestBody?.content['application/json']?.schema;
  const schema = body && contract.resolve(body);
  const fields = Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
    name,
    location: 'body',
    required: schema?.required?.includes(name) === true,
    schema: contract.resolve(field),
    description: contract.resolve(field).description,
  }));
  const rows = [
    ...operation.parameters.map(({ in: location, required, ...rest }) => ({
      ...rest,
      location,
      required: required === true,
    })),
    ...fields,
  ];
  if (rows.length === 0) return null;
  return (
    <dl class="parameters">
      {rows.map(({ name, location, required, schema: type, description }) => (
        <div key={name}>
          <dt>
            <code>{name}</code> {required && <span class="tag warn">required</span>}{' '}
            {location !== 'query' && <span class="tag">{location}</span>}
          </dt>
          <dd>
            {description && <Prose text={description} />}
            <p class="fine">
              {describeType(contract, type)}
              {contract.resolve(type).default !== undefined && `; default ${contract.resolve(type).default}`}
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
