import type { AlertRule } from 'almanac-sdk';
import { useEffect, useState } from 'preact/hooks';
import { Problem } from '../account/Problem';
import { useSignedIn } from '../account/signedIn';
import { useAction } from '../account/useAction';
import { almanac, clearResponseCache } from '../almanac';
import { type FieldProblems, readFieldProblems, readReason } from '../fieldProblems';
import type { PageProps } from '../pageProps';
import { Failure } from '../parts/Failure';
import { Loading } from '../parts/Loading';
import { isMissing } from '../parts/Missing';
import { SignInPrompt } from '../parts/SignInPrompt';
import { navigate } from '../router';
import { useCall } from '../useCall';
import { ConditionFields } from './ConditionFields';
import { DeliveryFields } from './DeliveryFields';
import { buildName } from './describeRule';
import { buildCondition, buildSettings, buildTarget, createDraft, type Draft, toDraft } from './draft';
import { PreviewCard } from './PreviewCard';
import { TargetFields } from './TargetFields';
import { usePreview } from './usePreview';
import { useTarget } from './useTarget';
import '../account/account.css';
import '../options/options.css';
import './editor.css';

const newRule = 'new';
const defaultYears = 10;
const missingAlert = {
  text: 'Your account has no alert at this address. It may have been deleted.',
  href: '/alerts',
  link: 'All alerts',
};

/** Creates an alert rule, or changes one, with a preview of when it would have fired. */
export function EditorPage({ param: id }: PageProps) {
  const signedIn = useSignedIn();
  const {
    data: rule,
    failure,
    retry,
  } = useCall(signedIn && id !== newRule ? `alert ${id}` : '', () => almanac.alerts.get({ id }));
  const title = isMissing(failure) ? 'No such alert' : id === newRule ? 'Create an alert' : 'Edit alert';
  useEffect(() => {
    document.title = `${title} · Almanac`;
  }, [title]);
  const isReady = id === newRule || rule !== undefined;
  const crumb = id === newRule ? 'New' : (rule?.name ?? 'Alert');
  return (
    <div class="page alert-editor">
      <p class="crumbs">
        <a href="/alerts">Alerts</a> <span aria-hidden="true">/</span> {crumb}
      </p>
      <h1>{title}</h1>
      {!signedIn && <SignInPrompt />}
      {failure !== undefined && <Failure failure={failure} retry={retry} missing={missingAlert} />}
      {signedIn && failure === undefined && (isReady ? <Editor rule={rule} /> : <Loading label="Loading the alert" />)}
    </div>
  );
}

function Editor({ rule }: { rule: AlertRule | undefined }) {
  const [draft, setDraft] = useState<Draft>(() =>
    rule === undefined ? createDraft(new URLSearchParams(window.location.search)) : toDraft(rule),
  );
  const [years, setYears] = useState(defaultYears);
  const { busy, failure, problem, run } = useAction();
  const [failedDraft, setFailedDraft] = useState<Draft>();
  const target = useTarget(buildTarget(draft));
  const preview = usePreview(draft, years);
  const change = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const defaultName = target.name === '' ? '' : buildName(target.name, buildCondition(draft));
  const problems = collectProblems(preview, failedDraft === draft ? failure : undefined);
  const save = (event: Event) => {
    event.preventDefault();
    setFailedDraft(draft);
    return run(async () => {
      await saveRule(draft, draft.name.trim() || defaultName, rule?.id);
      clearResponseCache();
      navigate('/alerts');
    });
  };
  const common = { draft, change, problems };
  return (
    <form class="editor-body" onSubmit={save}>
      <div class="card editor-what">
        <TargetFields {...common} target={target} isFixed={rule !== undefined} />
        <ConditionFields {...common} series={target.detail?.metadata} />
      </div>
      <PreviewCard {...{ draft, preview, target, years, setYears }} />
      <div class="card editor-how">
        <DeliveryFields {...common} />
        <fieldset class="editor-part">
          <legend>Name</legend>
          <div class="control-block">
            <label for="alert-name">Name of the alert</label>
            <input
              id="alert-name"
              type="text"
              maxLength={100}
              autocomplete="off"
              value={draft.name}
              placeholder={defaultName || 'Built from your choices'}
              onInput={({ currentTarget }) => change({ name: currentTarget.value })}
            />
            <small class="fine">
              Empty for {defaultName === '' ? 'a name that is built from your choices' : `“${defaultName}”`}.
            </small>
          </div>
        </fieldset>
        <Problem text={failedDraft === draft ? problem : undefined} />
        <p class="actions">
          <button
            type="submit"
            class="primary"
            disabled={busy || !preview.isComplete || preview.data?.canFire === false}
          >
            {rule === undefined ? 'Create alert' : 'Save changes'}
          </button>
          <a class="button" href="/alerts">
            Cancel
          </a>
        </p>
      </div>
    </form>
  );
}

/** Collects what the preview and the last attempt to save say about fields. */
function collectProblems({ data, failure, busy }: ReturnType<typeof usePreview>, saving: unknown): FieldProblems {
  const previewed = busy ? {} : { ...readFieldProblems(failure), ...readReason(data?.reason ?? null) };
  return { ...previewed, ...readFieldProblems(saving) };
}

async function saveRule(draft: Draft, name: string, id: string | undefined): Promise<void> {
  const [target, condition] = [buildTarget(draft), buildCondition(draft)];
  if (target === undefined || condition === undefined) return;
  if (id === undefined) await almanac.alerts.create({ name, target, condition, ...buildSettings(draft) });
  else await almanac.alerts.update({ id, name, condition, ...buildSettings(draft) });
}
