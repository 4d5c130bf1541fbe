import { useId } from 'preact/hooks';
import type { ArgumentSchema, ArgumentValues } from './argumentValues';

interface Props {
  schema: ArgumentSchema;
  values: ArgumentValues;
  /** The path of the object that the schema describes, with a dot at the end; empty for all arguments. */
  prefix?: string;
  change(changes: ArgumentValues): void;
}

const ordinals = ['First', 'Second', 'Third'];

/** The fields for the arguments of a tool, from their schema. */
export function ArgumentFields({ schema, values, prefix = '', change }: Props) {
  return (
    <div class="argument-fields">
      {Object.entries(schema.properties ?? {}).map(([name, property]) => {
        const path = prefix + name;
        const { items, maxItems = 0 } = property;
        if (items?.type !== 'object') {
          const isRequired = schema.required?.includes(name) ?? false;
          return <ArgumentField key={path} {...{ name, path, values, change, isRequired }} schema={property} />;
        }
        return Array.from({ length: maxItems }, (_, index) => (
          <fieldset key={`${path}.${index}`}>
            <legend>
              {ordinals[index]} {name}
            </legend>
            {/* Whether a further object is needed depends on the other arguments. */}
            <ArgumentFields
              schema={index === 0 ? items : { ...items, required: [] }}
              prefix={`${path}.${index}.`}
              {...{ values, change }}
            />
          </fieldset>
        ));
      })}
    </div>
  );
}

interface FieldProps extends Props {
  name: string;
  path: string;
  isRequired: boolean;
}

function ArgumentField({ name, path, schema, values, isRequired, change }: FieldProps) {
  const { type, description } = schema;
  const id = useId();
  const value = values[path] ?? '';
  const set = ({ currentTarget }: { currentTarget: { value: string } }) => change({ [path]: currentTarget.value });
  if (type === 'boolean') {
    return (
      <label class="control check">
        <input
          type="checkbox"
          checked={value === 'true'}
          onChange={({ currentTarget }) => change({ [path]: currentTarget.checked ? 'true' : '' })}
        />
        <code>{name}</code>
      </label>
    );
  }
  const hint = [description, type === 'array' ? 'separated by commas' : undefined].filter(Boolean).join('; ');
  return (
    <div class="control-block">
      <label for={id}>
        <code>{name}</code> {hint}
      </label>
      {schema.enum === undefined ? (
        <input
          id={id}
          type="text"
          inputMode={type === 'integer' ? 'numeric' : undefined}
          required={isRequired}
          value={value}
          spellcheck={false}
          onInput={set}
        />
      ) : (
        <select id={id} value={value} required={isRequired} onChange={set}>
          <option value="">–</option>
          {schema.enum.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
    </div>
  );
}
