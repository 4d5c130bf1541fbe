import type { ProviderRecord } from 'almanac-sdk';
import { almanac } from '../almanac';
import { formatInstant } from '../format';
import { Failure } from '../parts/Failure';
import { useCall } from '../useCall';
import { Records } from './Records';

/** The providers of series: whether they respond, and how many calls are left. */
export function ProvidersSection() {
  const { data, failure, retry } = useCall('operator providers', () => almanac.providers.list());
  return (
    <section class="card">
      <h2>Providers</h2>
      {failure !== undefined && <Failure failure={failure} retry={retry} />}
      {data && (
        <Records
          label="Providers"
          rows={data.providers}
          getKey={({ name }) => name}
          columns={[
            { title: 'Provider', render: ({ title }) => title },
            { title: 'State', render: (provider) => <State provider={provider} /> },
            { title: 'Calls left', render: ({ budgets }) => describeBudgets(budgets) },
            { title: 'Last response', render: ({ lastSucceededAt }) => formatOptional(lastSucceededAt) },
          ]}
        />
      )}
    </section>
  );
}

function State({ provider }: { provider: ProviderRecord }) {
  const { isFailing, isLeftAlone, key, lastFailure, lastFailedAt, lastSucceededAt } = provider;
  if (key?.isRequired && !key.isSet) {
    return (
      <>
        <span class="tag warn">Needs a key</span> <small class="fine">Set {key.setting}.</small>
      </>
    );
  }
  if (!isFailing && lastSucceededAt === null) return <span class="tag">Not called yet</span>;
  if (!isFailing) return <span class="tag good">OK</span>;
  return (
    <>
      <span class="tag bad">{isLeftAlone ? 'Failing, paused' : 'Failing'}</span>{' '}
      <small class="fine">
        {formatOptional(lastFailedAt)}: {lastFailure}
      </small>
    </>
  );
}

function formatOptional(instant: string | null): string {
  return instant === null ? 'Never' : formatInstant(instant);
}

function describeBudgets(budgets: ProviderRecord['budgets']): string {
  const limits = budgets.filter(({ failuresOnly }) => !failuresOnly);
  const texts = limits.map(({ left, calls, seconds }) => `${left} of ${calls} in ${formatSpan(seconds)}`);
  return texts.length === 0 ? 'No limit' : texts.join(', ');
}

function formatSpan(seconds: number): string {
  if (seconds >= 86_400) return seconds === 86_400 ? 'a day' : `${Math.round(seconds / 86_400)} days`;
  if (seconds >= 3_600) return seconds === 3_600 ? 'an hour' : `${Math.round(seconds / 3_600)} hours`;
  return seconds === 60 ? 'a minute' : seconds === 1 ? 'a second' : `${seconds} seconds`;
}
