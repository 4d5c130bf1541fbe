import type { KeyRecord } from 'almanac-sdk';
import { formatInstant } from '../format';
import './keys.css';

interface Actions {
  busy: boolean;
  onRotate(key: KeyRecord): void;
  onRevoke(key: KeyRecord): void;
}

/** The keys, with what each may do and did today; on a phone a card each. */
export function KeyTable({ keys, ...actions }: Actions & { keys: KeyRecord[] }) {
  if (keys.length === 0) return <p>There is none yet.</p>;
  return (
    <table class="table keys">
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Begins with</th>
          <th scope="col">Made</th>
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
      <td data-label="Begins with">
        <code>{prefix}…</code>
      </td>
      <td class="instant" data-label="Made">
        {formatInstant(createdAt)}
      </td>
      <td class="instant" data-label="Last used">
        {lastUsedAt === null ? 'never' : formatInstant(lastUsedAt)}
      </td>
      <td class="number" data-label="Today">
        {requestsToday.toLocaleString('en-US')}
      </td>
      <td>
        {revokedAt === null ? (
          <RowActions record={record} {...actions} />
        ) : (
          <span class="tag">revoked {formatInstant(revokedAt)}</span>
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

/** What a key may be used for, and from where. */
function describeRestrictions({ scopes, allowedAddresses }: KeyRecord): string {
  const uses = scopes === null ? 'For everything' : `Only for ${scopes.join(', ')}`;
  const addresses = allowedAddresses === null ? 'from any address' : `only from ${allowedAddresses.join(', ')}`;
  return `${uses}, ${addresses}`;
}
