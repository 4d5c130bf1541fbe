import type { Frequency } from 'almanac-sdk';
import { readForm } from '../account/Field';
import { Problem } from '../account/Problem';
import { frequencyLabels } from '../labels';
import type { PastedSeries } from './usePastedSeries';

interface Props {
  pastedSeries: PastedSeries;
  /** Label of the submit button. */
  action: string;
  /** Where the values are stored. */
  storageNote: string;
}

/** The form for pasted values. Invalid input replaces the previous values. */
export function PasteForm({ pastedSeries: { input, paste, problem, heading }, action, storageNote }: Props) {
  const submit = (event: SubmitEvent) => {
    const getValue = readForm(event);
    paste({ text: getValue('values'), frequency: getValue('frequency') as Frequency | '' });
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
          defaultValue={input.text}
          placeholder={'2024-01-01, 1.4\n2024-04-01, 2.8\n2024-07-01, NA\n2024-10-01, 2.1'}
          aria-describedby="paste-note"
        />
      </label>
      <div class="paste-side">
        <label class="control-block">
          <span>Frequency</span>
          <select name="frequency" defaultValue={input.frequency}>
            <option value="">Not specified</option>
            {Object.entries(frequencyLabels).map(([frequency, label]) => (
              <option key={frequency} value={frequency}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <p id="paste-note" class="fine">
          Enter one number per line, with a decimal point, or a date and a number. The first line may be a heading. Use
          NA, or nothing after a date, for a missing value. Empty lines are skipped. {storageNote}
        </p>
        <Problem text={problem || undefined} />
        {heading !== null && (
          <p class="fine" role="status">
            The first line was read as a heading: {heading}
          </p>
        )}
        <button type="submit" class="primary">
          {action}
        </button>
      </div>
    </form>
  );
}
