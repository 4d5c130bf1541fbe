import { useRef, useState } from 'preact/hooks';
import type { Contract } from './contract';

/** Links to the tags and their operations. On phones, a button shows them. */
export function OperationIndex({ contract }: { contract: Contract }) {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <nav class={open ? 'operation-index open' : 'operation-index'} aria-label="Operations" onKeyDown={closeOnEscape}>
      <button
        type="button"
        class="index-toggle"
        aria-expanded={open}
        aria-controls="operation-list"
        onClick={() => setOpen(!open)}
        ref={toggle}
      >
        All operations
      </button>
      <ul id="operation-list">
        {contract.tags.map(({ name }) => (
          <li key={name}>
            <a class="tag-name" href={`#${name}`} onClick={() => setOpen(false)}>
              {name}
            </a>
            <ul>
              {contract.operations
                .filter(({ tags }) => tags.includes(name))
                .map(({ operationId, summary }) => (
                  <li key={operationId}>
                    <a href={`#${operationId}`} title={operationId} onClick={() => setOpen(false)}>
                      {summary}
                    </a>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
