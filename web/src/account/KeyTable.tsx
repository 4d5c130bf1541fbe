import type { KeyRecord } from 'almanac-sdk';
import { formatInstant } from '../format';
import './keys.css';

interface Actions {
  busy: boolean;
  onRotate(key: KeyRecord): void;
  onRevoke(key: KeyRecord): void;
}

/** The API keys with their restrictions and usage; on phones each key is a card. */
export function KeyTable({ keys, ...actions }: Actions & { keys: KeyRecord[] }) {
  if (keys.length === 0) return <p>No keys yet.</p>;
  return (
    <table class="table keys">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Prefix</th>
          <th scope="col">Created</th>
          <th scope="col">Last used</th>
          <th scope="col" class="number">
            Today
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <Row key={key.id} record={key} {...actions} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ record, ...actions }: Actions & { record: KeyRecord }) {
  const { name, prefix, createdAt, lastUsedAt, requestsToday, revokedAt } = record;
  return (
    <tr>
      <th scope="row">
        {name}
        <small class="fine">{describeRestrictions(record)}</small>
      </th>
      <td data-label="Prefix">
        <code>{prefix}…</code>
      </td>
      <td class="instant" data-label="Created">
        {formatInstant(createdAt)}
      </td>
      <td class="instant" data-label="Last used">
        {lastUsedAt === null ? 'Never' : formatInstant(lastUsedAt)}
      </td>
      <td class="number" data-label="Today">
        {requestsToday.toLocaleString('en-US')}
      </td>
      <td>
        {revokedAt === null ? (
          <RowActions record={record} {...actions} />
        ) : (
          <span class="tag">Revoked {formatInstant(revokedAt)}</span>
        )}
      </td>
    </tr>
  );
}

function RowActions({ record, busy, onRotate, onRevoke }: Actions & { record: KeyRecord }) {
  return (
    <span class="row-actions">
      <button
        type="button"
        class="quiet"
        disabled={busy}
        onClick={() => onRotate(record)}
        aria-label={`Rotate ${record.name}`}
      >
        Rotate
      </button>
      <button
        type="button"
        class="quiet danger"
        disabled={busy}
        onClick={() => onRevoke(record)}
        aria-label={`Revoke ${record.name}`}
      >
        Revoke
      </button>
    </span>
  );
}

/** Describes the scopes and IP addresses that a key is restricted to. */
function describeRestrictions({ scopes, allowedAddresses }: KeyRecord): string {
  const scopeText = scopes === null ? 'All scopes except import:write' : `Scopes: ${scopes.join(', ') || 'none'}`;
  const addressText = allowedAddresses === null ? 'any IP address' : `IP addresses: ${allowedAddresses.join(', ')}`;
  return `${scopeText}; ${addressText}`;
}
