import type { KeyRecord } from 'almanac-sdk';
import { formatInstant } from '../format';

interface Props {
  keys: KeyRecord[];
  busy: boolean;
  onRotate(key: KeyRecord): void;
  onRevoke(key: KeyRecord): void;
}

/** The keys, with what each did today. */
export function KeyTable({ keys, busy, onRotate, onRevoke }: Props) {
  if (keys.length === 0) return <p>There is none yet.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard
    <section class="scroll-x" tabIndex={0} aria-label="API Keys, table">
      <table class="table">
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
            <tr key={key.id}>
              <th scope="row">{key.name}</th>
              <td>
                <code>{key.prefix}…</code>
              </td>
              <td>{formatInstant(key.createdAt)}</td>
              <td>{key.lastUsedAt === null ? 'never' : formatInstant(key.lastUsedAt)}</td>
              <td class="number">{key.requestsToday.toLocaleString('en-US')}</td>
              <td>
                {key.revokedAt !== null ? (
                  <span class="tag">revoked {formatInstant(key.revokedAt)}</span>
                ) : (
                  <span class="row-actions">
                    <button
                      type="button"
                      class="quiet"
                      disabled={busy}
                      onClick={() => onRotate(key)}
                      aria-label={`Rotate ${key.name}`}
                    >
                      Rotate
                    </button>
                    <button
                      type="button"
                      class="quiet danger"
                      disabled={busy}
                      onClick={() => onRevoke(key)}
                      aria-label={`Revoke ${key.name}`}
                    >
                      Revoke
                    </button>
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
