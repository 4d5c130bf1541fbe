import { useState } from 'preact/hooks';

interface Props {
  disabled: boolean;
  /** Receives a time in ISO 8601. */
  onRedeliver(since: string): void;
}

/** Sends all failed and skipped deliveries since a time again. */
export function RedeliverSince({ disabled, onRedeliver }: Props) {
  const [since, setSince] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    onRedeliver(new Date(`${since}Z`).toISOString());
  };
  return (
    <form class="redeliver" onSubmit={submit}>
      <label class="control-block">
        <span>Redeliver failed and skipped events since (UTC)</span>
        <input
          type="datetime-local"
          required
          value={since}
          onInput={({ currentTarget }) => setSince(currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={disabled || since === ''}>
        Redeliver
      </button>
    </form>
  );
}
