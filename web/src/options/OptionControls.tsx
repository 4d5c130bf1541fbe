import { useState } from 'preact/hooks';
import { type Amount, type Amounts, amountBounds, type Option, takes, usualValue } from './option';
import './options.css';

interface Props {
  title: string;
  groups: Record<string, Option[]>;
  /** What is set otherwise than usual, by the name of the option. */
  set: Record<string, string>;
  /** An empty value is the usual one. */
  change(changes: Record<string, string>): void;
}

/** Everything else that can be set, out of the way until it is wanted. */
export function OptionControls({ title, groups, set, change }: Props) {
  const count = Object.keys(set).length;
  const [openAtFirst] = useState(count > 0);
  return (
    <details class="options" open={openAtFirst}>
      <summary>
        {title}
        {count > 0 && ` (${count} set)`}
      </summary>
      <div class="option-groups">
        {Object.entries(groups).map(([group, members]) => (
          <fieldset key={group}>
            <legend>{group}</legend>
            {members.map((option) => (
              <OptionControl
                key={option.name}
                option={option}
                value={set[option.name] ?? usualValue(option)}
                onChange={(value) => change({ [option.name]: value === usualValue(option) ? '' : value })}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </details>
  );
}

interface OptionProps {
  option: Option;
  value: string;
  onChange(value: string): void;
}

/** One option with its label. */
export function OptionControl({ option, value, onChange }: OptionProps) {
  const id = `option-${option.name}`;
  return (
    <div class="control-block">
      <label for={id}>{option.label}</label>
      {'choices' in option ? (
        <select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {Object.entries(option.choices).map(([choice, words]) => (
            <option key={choice} value={choice}>
              {words}
            </option>
          ))}
        </select>
      ) : (
        <AmountInput id={id} option={option} value={value} onChange={onChange} />
      )}
    </div>
  );
}

interface AmountProps {
  id: string;
  option: Amount | Amounts;
  value: string;
  onChange(value: string): void;
}

/** A whole number or several, or nothing; what the option does not take is not passed on, and said. */
function AmountInput({ id, option, value, onChange }: AmountProps) {
  const [refused, setRefused] = useState<string>();
  const change = ({ value: typed, validity }: HTMLInputElement) => {
    const text = typed.replaceAll(' ', '');
    const taken = !validity.badInput && (text === '' || takes(option, text));
    setRefused(taken ? undefined : typed || 'That');
    if (taken) onChange(text);
  };
  const kind =
    'fewest' in option
      ? { type: 'text' as const, inputMode: 'numeric' as const }
      : { type: 'number' as const, ...boundsOf(option) };
  return (
    <>
      <input
        id={id}
        {...kind}
        value={value}
        placeholder={option.usual}
        aria-invalid={refused !== undefined}
        aria-describedby={`${id}-refusal`}
        onChange={({ currentTarget }) => change(currentTarget)}
      />
      <p id={`${id}-refusal`} class="refusal" role="alert">
        {refused !== undefined && `${refused} is not taken: it must be ${amountBounds(option)}.`}
      </p>
    </>
  );
}

function boundsOf({ least, most }: Amount) {
  return { min: least, max: most, step: 1 };
}
