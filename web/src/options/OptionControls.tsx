import { useEffect, useRef, useState } from 'preact/hooks';
import {
  type ChoiceOption,
  describeBounds,
  getDefaultValue,
  isValidValue,
  type NumberOption,
  type Option,
} from './option';
import './options.css';

interface Props {
  title: string;
  groups: Record<string, Option[]>;
  /** The values that differ from the defaults, by the name of the option. */
  values: Record<string, string>;
  /** What the server says is wrong with values, by the name of the option. */
  problems?: Record<string, string>;
  /** An empty value restores the default. */
  change(changes: Record<string, string>): void;
}

/** The further options in groups, collapsed unless one of them is set. They open to show a problem. */
export function OptionControls({ title, groups, values, problems = {}, change }: Props) {
  const count = Object.keys(values).length;
  const [isInitiallyOpen] = useState(count > 0);
  const details = useRef<HTMLDetailsElement>(null);
  const hasProblem = Object.keys(problems).length > 0;
  useEffect(() => {
    if (hasProblem && details.current) details.current.open = true;
  }, [hasProblem]);
  return (
    <details ref={details} class="options" open={isInitiallyOpen}>
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
                problem={problems[option.name]}
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
  /** What the server says is wrong with the value. */
  problem?: string | undefined;
  onChange(value: string): void;
}

/** The labelled control of one option. */
export function OptionControl({ option, value, problem, onChange }: OptionProps) {
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
        <NumberInput id={id} option={option} value={value} problem={problem} onChange={onChange} />
      )}
    </div>
  );
}

interface NumberInputProps extends OptionProps {
  id: string;
  option: Exclude<Option, ChoiceOption>;
}

/** An input for numbers. Invalid input stays until the value changes, is not passed on and shows an error. */
function NumberInput({ id, option, value, problem, onChange }: NumberInputProps) {
  const [invalidText, setInvalidText] = useState<string>();
  useEffect(() => setInvalidText(undefined), [value]);
  const change = ({ value: rawText, validity }: HTMLInputElement) => {
    const text = rawText.replaceAll(' ', '').replaceAll('−', '-').toLowerCase();
    const isValid = !validity.badInput && (text === '' || isValidValue(option, text));
    setInvalidText(isValid ? undefined : rawText);
    if (isValid) onChange(text);
  };
  const error =
    invalidText === undefined
      ? problem
      : `${invalidText || 'This value'} is not valid. Enter ${describeBounds(option)}.`;
  return (
    <>
      <input
        id={id}
        {...getInputProps(option)}
        value={invalidText ?? value}
        placeholder={option.defaultValue}
        aria-invalid={error !== undefined}
        aria-describedby={option.hint ? `${id}-error ${id}-hint` : `${id}-error`}
        onChange={({ currentTarget }) => change(currentTarget)}
      />
      <p id={`${id}-error`} class="field-error" role="alert">
        {error}
      </p>
      {option.hint && (
        <p id={`${id}-hint`} class="field-hint">
          {option.hint}
        </p>
      )}
    </>
  );
}

/** A limit is a text, because it can be a word, and the number pads of phones have no minus sign. */
function getInputProps(option: Exclude<Option, ChoiceOption>) {
  if ('isLimit' in option) return { type: 'text' as const };
  if ('minCount' in option) return { type: 'text' as const, inputMode: 'numeric' as const };
  return { type: 'number' as const, ...getBounds(option) };
}

function getBounds({ min, max }: NumberOption) {
  return { min, max, step: 1 };
}
