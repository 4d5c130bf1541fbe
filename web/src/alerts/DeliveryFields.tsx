import type { FieldProblems } from '../fieldProblems';
import { mailLabels } from './describeRule';
import type { ChangeDraft, Draft, Mail } from './draft';
import { NumberField, SelectField } from './EditorField';
import { useAlertWebhooks } from './useAlertWebhooks';

interface Props {
  draft: Draft;
  change: ChangeDraft;
  problems: FieldProblems;
}

/** How often a rule fires, and where its alerts are sent. */
export function DeliveryFields({ draft, change, problems }: Props) {
  return (
    <fieldset class="editor-part">
      <legend>Delivery</legend>
      <label class="editor-check">
        <input
          type="checkbox"
          checked={draft.inApp}
          onChange={({ currentTarget }) => change({ inApp: currentTarget.checked })}
        />
        <span>Among my notifications</span>
      </label>
      <SelectField
        id="mail"
        label="Mail"
        value={draft.mail}
        options={Object.entries(mailLabels) as [Mail, string][]}
        onChange={(mail) => change({ mail })}
      />
      <WebhookChoice {...{ draft, change, problems }} />
      <div class="editor-pair">
        <SelectField
          id="repeat"
          label="How often"
          value={draft.repeat}
          options={[
            ['always', 'Each time'],
            ['once', 'Once, then end'],
          ]}
          onChange={(repeat) => change({ repeat })}
        />
        <NumberField
          id="quiet"
          label="Quiet hours"
          value={draft.quietHours}
          min={0}
          max={720}
          step={1}
          note="Hours without another alert."
          problem={problems['quietHours']}
          onInput={(quietHours) => change({ quietHours })}
        />
      </div>
    </fieldset>
  );
}

/** The webhook endpoints to call: all that take alerts, or some. */
function WebhookChoice({ draft: { webhookIds }, change, problems }: Props) {
  const endpoints = useAlertWebhooks();
  if (endpoints?.length === 0) {
    return (
      <p class="fine">
        To call a URL, a Slack or a Discord channel, add a <a href="/settings/webhooks">webhook</a>.
      </p>
    );
  }
  const toggle = (id: string, isOn: boolean) =>
    change({ webhookIds: isOn ? [...webhookIds, id] : webhookIds.filter((other) => other !== id) });
  return (
    <fieldset class="editor-webhooks">
      <legend>Webhooks</legend>
      {endpoints?.map(({ id, url, description, status }) => (
        <label key={id} class="editor-check">
          <input
            type="checkbox"
            checked={webhookIds.includes(id)}
            onChange={({ currentTarget }) => toggle(id, currentTarget.checked)}
          />
          <span>
            {description || url}
            {status !== 'active' && <span class="tag warn">{status === 'paused' ? 'Paused' : 'Disabled'}</span>}
          </span>
        </label>
      ))}
      {webhookIds.length === 0 && <small class="fine">If none is selected, alerts go to all.</small>}
      <p class="field-error" role="alert">
        {problems['delivery/webhookIds']}
      </p>
    </fieldset>
  );
}
