import type { RefObject } from 'preact';
import { useId, useState } from 'preact/hooks';
import { getToday } from '../today';
import './questionForm.css';

interface Limits {
  maxQuestionLength: number;
  questionsLeft: number;
  questionsPerDay: number;
}

interface Props {
  limits: Limits;
  draft: string;
  setDraft(text: string): void;
  field: RefObject<HTMLTextAreaElement | null>;
  isAnswering: boolean;
  /** Whether the conversation is new, so that it can be fixed to a day. */
  canChooseDay: boolean;
  /** Why no question can be asked. */
  limitReached: string | undefined;
  onAsk(question: string, asOf: string): void;
  onStop(): void;
}

/** The share of the maximum length from which on the length is shown. */
const shownLengthShare = 0.8;

/** The form for a question. Enter sends it, Shift+Enter breaks the line. */
export function QuestionForm(props: Props) {
  const { limits, draft, setDraft, field, isAnswering, canChooseDay, limitReached, onAsk, onStop } = props;
  const [asOf, setAsOf] = useState('');
  const hintId = useId();
  const canAsk = draft.trim() !== '' && !isAnswering && limitReached === undefined;
  const submit = (event: Event) => {
    event.preventDefault();
    if (canAsk) onAsk(draft.trim(), asOf);
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.isComposing) submit(event);
  };
  return (
    <form class="question-form" onSubmit={submit}>
      <label class="visually-hidden" for={`${hintId}-question`}>
        Your question
      </label>
      <textarea
        id={`${hintId}-question`}
        ref={field}
        rows={2}
        value={draft}
        maxLength={limits.maxQuestionLength}
        placeholder="Ask about the data…"
        aria-describedby={hintId}
        onInput={({ currentTarget }) => setDraft(currentTarget.value)}
        onKeyDown={sendOnEnter}
      />
      <div class="question-bar">
        {canChooseDay && (
          <label class="control">
            <span>As of</span>
            <input
              type="date"
              value={asOf}
              max={getToday()}
              onChange={({ currentTarget }) => setAsOf(currentTarget.value)}
            />
          </label>
        )}
        <p class="fine" id={hintId}>
          {describeState(limits, draft, canChooseDay && asOf !== '')}
        </p>
        {isAnswering ? (
          <button type="button" class="stop" onClick={onStop}>
            <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
              <rect width="16" height="16" rx="3" />
            </svg>
            Stop
          </button>
        ) : (
          <button type="submit" class="primary" disabled={!canAsk}>
            Ask
          </button>
        )}
      </div>
      {limitReached !== undefined && <p class="limit">{limitReached}</p>}
    </form>
  );
}

/** Says what the day means, how long the question is if it is long, and how many questions are left. */
function describeState({ maxQuestionLength, questionsLeft, questionsPerDay }: Limits, draft: string, isFixed: boolean) {
  const format = (count: number) => count.toLocaleString('en-US');
  return [
    ...(isFixed ? ['Only what was known on that day is used.'] : []),
    ...(draft.length > shownLengthShare * maxQuestionLength
      ? [`${format(draft.length)} of ${format(maxQuestionLength)} characters.`]
      : []),
    `${format(questionsLeft)} of ${format(questionsPerDay)} questions left today.`,
  ].join(' ');
}
