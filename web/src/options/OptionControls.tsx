import { useState } from 'preact/hooks';
import {
  describeBounds,
  getDefaultValue,
  isValidValue,
  type NumberListOption,
  type NumberOption,
  type Option,
} from './option';
import './options.css';

interface Props {
  title: string;
  groups: Record<string, Option[]>;
  /** The values that differ from the defaults, by the name of the option. */
  values: Record<string, string>;
  /** An empty value restores the default. */
  change(changes: Record<string, string>): void;
}

/** The further options in groups, collapsed unless one of them is set. */
export function OptionControls({ title, groups, values, change }: Props) {
  const count = Object.keys(values).length;
  const [isInitiallyOpen] = useState(count > 0);
  return (
    <details class="options" open={isInitiallyOpen}>
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
                value={values[option.name] ?? getDefaultValue(option)}
                onChange={(value) => change({ [option.name]: value === getDefaultValue(option) ? '' : value })}
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

/** The labelled control of one option. */
export function OptionControl({ option, value, onChange }: OptionProps) {
  const id = `option-${option.name}`;
  return (
    <div class="control-block">
      <label for={id}>{option.label}</label>
      {'choices' in option ? (
        <select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {Object.entries(option.choices).map(([choice, label]) => (
            <option key={choice} value={choice}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <NumberInput id={id} option={option} value={value} onChange={onChange} />
      )}
    </div>
  );
}

interface NumberInputProps {
  id: string;
  option: NumberOption | NumberListOption;
  value: string;
  onChange(value: string): void;
}

/** An input for one or several whole numbers. Invalid input is not passed on and shows an error. */
function NumberInput({ id, option, value, onChange }: NumberInputProps) {
  const [invalidText, setInvalidText] = useState<string>();
  const change = ({ value: rawText, validity }: HTMLInputElement) => {
    const text = rawText.replaceAll(' ', '');
    const isValid = !validity.badInput && (text === '' || isValidValue(option, text));
    setInvalidText(isValid ? undefined : rawText || 'This value');
    if (isValid) onChange(text);
  };
  const inputProps =
    'minCount' in option
      ? { type: 'text' as const, inputMode: 'numeric' as const }
      : { type: 'number' as const, ...getBounds(option) };
  return (
    <>
      <input
        id={id}
        {...inputProps}
        value={value}
        placeholder={option.defaultValue}
        aria-invalid={invalidText !== undefined}
        aria-describedby={`${id}-error`}
        onChange={({ currentTarget }) => change(currentTarget)}
      />
      <p id={`${id}-error`} class="field-error" role="alert">
        {invalidText !== undefined && `${invalidText} is not valid. Enter ${describeBounds(option)}.`}
      </p>
    </>
  );
}

function getBounds({ min, max }: NumberOption) {
  return { min, max, step: 1 };
}
