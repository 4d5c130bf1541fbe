import type { Frequency } from 'almanac-sdk';
import { filledIn } from '../account/Field';
import { Problem } from '../account/Problem';
import { frequencyWords } from '../words';
import type { OwnSeries } from './ownValues';

interface Props {
  own: OwnSeries;
  /** What the button says is done to the values. */
  action: string;
  /** What becomes of the values. */
  keeping: string;
}

/** Where values of one's own are pasted in. What cannot be read takes the place of what was read before. */
export function PasteForm({ own: { pasted, paste, problem, heading }, action, keeping }: Props) {
  const submit = (event: SubmitEvent) => {
    const filled = filledIn(event);
    paste({ text: filled('values'), frequency: filled('frequency') as Frequency | '' });
  };
  return (
    <form class="paste" onSubmit={submit}>
      <label class="control-block">
        <span>Your own values</span>
        <textarea
          name="values"
          rows={8}
          required
          spellcheck={false}
          defaultValue={pasted.text}
          placeholder={'2024-01-01, 1.4\n2024-04-01, 2.8\n2024-07-01, NA\n2024-10-01, 2.1'}
          aria-describedby="paste-note"
        />
      </label>
      <div class="paste-side">
        <label class="control-block">
          <span>Frequency</span>
          <select name="frequency" defaultValue={pasted.frequency}>
            <option value="">Not said</option>
            {Object.entries(frequencyWords).map(([frequency, words]) => (
              <option key={frequency} value={frequency}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <p id="paste-note" class="fine">
          One number a line with a decimal point, or a date and a number; the first line may be a heading. NA, or
          nothing after a date, stands for a missing value; empty lines are skipped. {keeping}
        </p>
        <Problem text={problem || undefined} />
        {heading !== null && (
          <p class="fine" role="status">
            The first line was taken as a heading, not as a value: {heading}
          </p>
        )}
        <button type="submit" class="primary">
          {action}
        </button>
      </div>
    </form>
  );
}
