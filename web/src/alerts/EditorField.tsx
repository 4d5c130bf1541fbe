import type { ComponentChildren } from 'preact';

interface Props {
  id: string;
  label: string;
  /** What is wrong with the value. */
  problem?: string | undefined;
  note?: string | undefined;
  /** The control with this id. It names the description with `describedBy`. */
  children(describedBy: { 'aria-describedby': string; 'aria-invalid': boolean }): ComponentChildren;
}

/** A labelled control of the editor, with its problem next to it. */
export function EditorField({ id, label, problem, note, children }: Props) {
  return (
    <div class="control-block">
      <label for={id}>{label}</label>
      {children({ 'aria-describedby': `${id}-problem`, 'aria-invalid': problem !== undefined })}
      {note !== undefined && <small class="fine">{note}</small>}
      <p id={`${id}-problem`} class="field-error" role="alert">
        {problem}
      </p>
    </div>
  );
}

interface SelectProps<Value extends string> extends Omit<Props, 'children'> {
  value: Value;
  options: readonly (readonly [Value, string])[];
  disabled?: boolean;
  onChange(value: Value): void;
}

/** A choice of the editor. */
export function SelectField<Value extends string>({
  value,
  options,
  disabled,
  onChange,
  ...field
}: SelectProps<Value>) {
  return (
    <EditorField {...field}>
      {(described) => (
        <select
          id={field.id}
          value={value}
          disabled={disabled}
          {...described}
          onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}
        >
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </EditorField>
  );
}

interface NumberProps extends Omit<Props, 'children'> {
  value: string;
  min?: number;
  max?: number;
  step?: number | 'any';
  onInput(value: string): void;
}

/** A number of the editor. */
export function NumberField({ value, onInput, min, max, step = 'any', ...field }: NumberProps) {
  return (
    <EditorField {...field}>
      {(described) => (
        <input
          id={field.id}
          type="number"
          inputMode="decimal"
          required
          {...{ value, step, ...described }}
          {...(min !== undefined && { min })}
          {...(max !== undefined && { max })}
          onInput={({ currentTarget }) => onInput(currentTarget.value)}
        />
      )}
    </EditorField>
  );
}
