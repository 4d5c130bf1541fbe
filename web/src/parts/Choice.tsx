interface Props {
  name: string;
  label: string;
  value: string;
  options: [string, string][];
  change(changes: Record<string, string>): void;
}

/** A filter that takes one of several values, or all. */
export function Choice({ name, label, value, options, change }: Props) {
  return (
    <label class="control">
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}>
        <option value="">All</option>
        {options.map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
