import { almanac } from '../almanac';
import { useCall } from '../useCall';
import { useDebounced } from '../useDebounced';
import { buildCondition, buildTarget, type Draft } from './draft';

const debounceMs = 350;

/**
 * Previews a draft after a pause in typing. The response of an earlier draft is discarded. `isComplete` is false while a field is
 * missing; `busy` is true until the preview is that of the draft.
 */
export function usePreview(draft: Draft, years: number) {
  const [target, condition] = [buildTarget(draft), buildCondition(draft)];
  const isComplete = target !== undefined && condition !== undefined;
  const body = isComplete ? JSON.stringify({ target, condition, years }) : '';
  const debounced = useDebounced(body, debounceMs);
  const call = useCall(debounced === '' ? '' : `alert preview ${debounced}`, () =>
    almanac.alerts.preview(JSON.parse(debounced)),
  );
  return { ...call, isComplete, busy: call.loading || debounced !== body };
}
