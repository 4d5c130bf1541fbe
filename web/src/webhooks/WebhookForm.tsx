import type { Webhook, WebhookEventType, WebhookFormat } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { Problem } from '../account/Problem';
import { useAction } from '../account/useAction';
import { eventTypeLabels, formatLabels } from './eventTypes';

/** What the form has. The format of an existing endpoint cannot be changed. */
export interface WebhookFields {
  url: string;
  description: string;
  eventTypes: WebhookEventType[];
  format: WebhookFormat;
}

interface Props {
  /** The endpoint to change; undefined for a new one. */
  webhook?: Webhook;
  save(fields: WebhookFields): Promise<void>;
  cancel(): void;
}

const allTypes = Object.keys(eventTypeLabels) as WebhookEventType[];
const formats = Object.keys(formatLabels) as WebhookFormat[];

/** The URL, the description, the events and the format of an endpoint. */
export function WebhookForm({ webhook, save, cancel }: Props) {
  const [fields, setFields] = useState<WebhookFields>(
    webhook ?? { url: '', description: '', eventTypes: allTypes, format: 'standard' },
  );
  const { busy, problem, run } = useAction();
  const change = (changes: Partial<WebhookFields>) => setFields({ ...fields, ...changes });
  const submit = (event: Event) => {
    event.preventDefault();
    return run(() => save({ ...fields, url: fields.url.trim() }));
  };
  return (
    <form class="webhook-form" onSubmit={submit}>
      <label class="field">
        <span>URL</span>
        <input
          type="url"
          required
          maxLength={2048}
          autocomplete="off"
          placeholder="https://example.org/almanac"
          value={fields.url}
          onInput={({ currentTarget }) => change({ url: currentTarget.value })}
        />
      </label>
      <label class="field">
        <span>Description (optional)</span>
        <input
          type="text"
          maxLength={200}
          autocomplete="off"
          value={fields.description}
          onInput={({ currentTarget }) => change({ description: currentTarget.value })}
        />
      </label>
      {webhook === undefined && <FormatChoice format={fields.format} choose={(format) => change({ format })} />}
      <EventTypeChoice types={fields.eventTypes} choose={(eventTypes) => change({ eventTypes })} />
      <Problem text={problem} />
      <p class="actions">
        <button type="submit" class="primary" disabled={busy || fields.eventTypes.length === 0}>
          {webhook === undefined ? 'Add webhook' : 'Save changes'}
        </button>
        <button type="button" onClick={cancel}>
          Cancel
        </button>
      </p>
    </form>
  );
}

function FormatChoice({ format, choose }: { format: WebhookFormat; choose(format: WebhookFormat): void }) {
  return (
    <fieldset class="choice">
      <legend>Format</legend>
      {formats.map((option) => (
        <label key={option}>
          <input type="radio" name="format" checked={option === format} onChange={() => choose(option)} />
          <span>
            {formatLabels[option].label}
            <small>{formatLabels[option].note}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface TypesProps {
  types: WebhookEventType[];
  choose(types: WebhookEventType[]): void;
}

function EventTypeChoice({ types, choose }: TypesProps) {
  const toggle = (type: WebhookEventType, isOn: boolean) =>
    choose(allTypes.filter((other) => (other === type ? isOn : types.includes(other))));
  return (
    <fieldset class="choice">
      <legend>Send when</legend>
      {allTypes.map((type) => (
        <label key={type}>
          <input
            type="checkbox"
            checked={types.includes(type)}
            onChange={({ currentTarget }) => toggle(type, currentTarget.checked)}
          />
          <span>
            {eventTypeLabels[type]}
            <small>
              <code>{type}</code>
            </small>
          </span>
        </label>
      ))}
      {types.length === 0 && <p class="field-error">Select at least one event.</p>}
    </fieldset>
  );
}
