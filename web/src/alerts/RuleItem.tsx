import type { AlertRule, AlertTarget } from 'almanac-sdk';
import { almanac } from '../almanac';
import { formatInstant } from '../format';
import { getCountryName } from '../labels';
import { useCall } from '../useCall';
import { describeCondition, describeDelivery } from './describeRule';

interface Props {
  rule: AlertRule;
  /** Undefined until it is read, and if the rule is not about a series. */
  seriesName: string | undefined;
  /** Whether the account has webhooks that take alerts. */
  hasWebhooks: boolean;
  busy: boolean;
  onToggle(): void;
  onDelete(): void;
}

const statuses: Record<AlertRule['status'], { label: string; tone: string; action: string }> = {
  active: { label: 'Active', tone: 'good', action: 'Pause' },
  paused: { label: 'Paused', tone: 'warn', action: 'Resume' },
  ended: { label: 'Ended', tone: '', action: 'Start again' },
};

/** One rule: what it watches, its state, and its actions. */
export function RuleItem({ rule, seriesName, hasWebhooks, busy, onToggle, onDelete }: Props) {
  const { id, name, target, condition, status, lastFiredAt, delivery } = rule;
  const { label, tone, action } = statuses[status];
  return (
    <li>
      <div>
        <p class="rule-name">
          <a href={`/alerts/${id}`}>{name}</a> <span class={`tag ${tone}`}>{label}</span>
        </p>
        <p>
          <Target target={target} seriesName={seriesName} />: {describeCondition(condition)}
        </p>
        <p class="fine">
          {lastFiredAt === null ? 'Has not fired yet' : `Last fired ${formatInstant(lastFiredAt)}`} ·{' '}
          {describeDelivery(delivery, hasWebhooks)}
        </p>
      </div>
      <div class="rule-actions">
        <a class="button quiet-link" href={`/alerts/${id}`} aria-label={`Edit ${name}`}>
          Edit
        </a>
        <button type="button" class="quiet" disabled={busy} onClick={onToggle} aria-label={`${action} ${name}`}>
          {action}
        </button>
        <button type="button" class="quiet danger" disabled={busy} onClick={onDelete} aria-label={`Delete ${name}`}>
          Delete
        </button>
      </div>
    </li>
  );
}

/** The series, release or watchlist of a rule, as a link. */
function Target({ target, seriesName }: { target: AlertTarget; seriesName: string | undefined }) {
  const { indicator, country, release } = target;
  if (release) return <ReleaseLink id={release} />;
  if (!indicator) return <a href="/settings/notifications">Watchlist</a>;
  return (
    <a href={`/indicators/${indicator}${country ? `?country=${country}` : ''}`}>
      {seriesName ?? indicator}
      {country ? `, ${getCountryName(country)}` : ''}
    </a>
  );
}

function ReleaseLink({ id }: { id: string }) {
  const { data } = useCall(`release ${id}`, () => almanac.releases.get({ id }));
  return <a href={`/releases/${id}`}>{data?.release.name ?? id}</a>;
}
