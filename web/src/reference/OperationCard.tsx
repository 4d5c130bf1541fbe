import { useEffect, useRef } from 'preact/hooks';
import { CodeTabs } from '../parts/CodeCard';
import { type Contract, type Operation, typeWords } from './contract';
import { Examples } from './Examples';
import { Prose } from './Prose';
import { samplesOf } from './samples';
import { TryIt } from './TryIt';

interface Props {
  operation: Operation;
  contract: Contract;
}

/** One operation; opens when the address points at it. */
export function OperationCard({ operation, contract }: Props) {
  const card = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const follow = () => {
      if (decodeURIComponent(window.location.hash.slice(1)) !== operation.operationId || card.current === null) return;
      card.current.open = true;
      card.current.scrollIntoView();
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [operation.operationId]);
  return (
    <details class="operation" id={operation.operationId} ref={card}>
      <summary>
        <span class={`method ${operation.method}`}>{operation.method.toUpperCase()}</span>
        <code>{operation.path}</code>
        <span class="operation-summary">{operation.summary}</span>
      </summary>
      <div class="operation-body">
        {operation.description && <Prose text={operation.description} />}
        <Parameters operation={operation} contract={contract} />
        <CodeTabs codes={samplesOf(operation, contract, window.location.origin)} heading={<h3>By program</h3>} />
        <Examples operation={operation} contract={contract} />
        {operation.method === 'get' && <TryIt operation={operation} />}
      </div>
    </details>
  );
}

/** What is sent: parameters, and the fields of a body. */
function Parameters({ operation, contract }: Props) {
  const body = operation.requestBody?.content['application/json']?.schema;
  const schema = body && contract.resolve(body);
  const fields = Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
    name,
    place: 'body',
    required: schema?.required?.includes(name) === true,
    schema: contract.resolve(field),
    description: contract.resolve(field).description,
  }));
  const rows = [
    ...operation.parameters.map(({ in: place, required, ...rest }) => ({
      ...rest,
      place,
      required: required === true,
    })),
    ...fields,
  ];
  if (rows.length === 0) return null;
  return (
    <dl class="parameters">
      {rows.map(({ name, place, required, schema: type, description }) => (
        <div key={name}>
          <dt>
            <code>{name}</code> {required && <span class="tag warn">required</span>}{' '}
            {place !== 'query' && <span class="tag">{place}</span>}
          </dt>
          <dd>
            {description && <Prose text={description} />}
            <p class="fine">
              {typeWords(contract, type)}
              {contract.resolve(type).default !== undefined && `; default ${contract.resolve(type).default}`}
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
