import type { AlertRule } from 'almanac-sdk';
import { useRef, useState } from 'preact/hooks';
import { Confirmation } from '../account/Confirmation';
import { Problem } from '../account/Problem';
import { useAction } from '../account/useAction';
import { almanac, clearResponseCache } from '../almanac';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { usePages } from '../usePages';
import { RuleItem } from './RuleItem';
import { useAlertWebhooks } from './useAlertWebhooks';
import { useSeriesNames } from './useSeriesNames';

const pageSize = 25;

/** The alert rules with their state. Each can be paused, started, edited and deleted. */
export function RuleList() {
  const [version, setVersion] = useState(0);
  const { pages, failure, loading, retry, loadMore } = usePages(`alerts ${version}`, (cursor) =>
    almanac.alerts.list({ limit: pageSize, ...cursor }),
  );
  const hasWebhooks = (useAlertWebhooks()?.length ?? 0) > 0;
  const { busy, problem, run } = useAction();
  const [deleting, setDeleting] = useState<AlertRule>();
  const heading = useRef<HTMLHeadingElement>(null);
  const rules = pages.flatMap(({ alerts }) => alerts);
  const names = useSeriesNames(
    rules.flatMap(({ status, target }) => (status === 'ended' ? [] : (target.indicator ?? []))),
  );
  const change = (action: () => Promise<unknown>) =>
    run(async () => {
      await action();
      clearResponseCache();
      setVersion(version + 1);
    });
  const toggle = ({ id, status }: AlertRule) =>
    change(() => almanac.alerts.update({ id, status: status === 'active' ? 'paused' : 'active' }));
  const handleDecision = async (isConfirmed: boolean) => {
    setDeleting(undefined);
    if (!isConfirmed || deleting === undefined) return;
    await change(() => almanac.alerts.delete({ id: deleting.id }));
    // The focused button disappears: keyboard users continue from the heading.
    heading.current?.focus();
  };
  const [first] = pages;
  return (
    <section class="card" aria-busy={loading}>
      <div class="card-head">
        <h2 ref={heading} tabIndex={-1}>
          Your alerts
        </h2>
        {first !== undefined && (
          <span class="fine">
            {first.total.toLocaleString('en-US')} of {first.maxAlertRules.toLocaleString('en-US')}
          </span>
        )}
      </div>
      {failure !== undefined && <Failure failure={failure} retry={retry} />}
      {first === undefined && failure === undefined && <Loading label="Loading your alerts" />}
      {first?.total === 0 && (
        <p>
          No alerts yet. <a href="/alerts/new">Create your first alert</a>, or use <em>Create alert</em> on the page of
          an indicator or a release.
        </p>
      )}
      <Problem text={problem} />
      <ul class="rules">
        {rules.map((rule) => (
          <RuleItem
            key={rule.id}
            {...{ rule, busy, hasWebhooks }}
            seriesName={names.get(rule.target.indicator ?? '')}
            onToggle={() => toggle(rule)}
            onDelete={() => setDeleting(rule)}
          />
        ))}
      </ul>
      {loadMore && (
        <button type="button" disabled={loading} onClick={loadMore}>
          Show more alerts
        </button>
      )}
      {deleting !== undefined && (
        <Confirmation title={`Delete “${deleting.name}”?`} confirmLabel="Delete alert" onDecision={handleDecision}>
          The alert does not fire any more. What it fired remains in the history.
        </Confirmation>
      )}
    </section>
  );
}
