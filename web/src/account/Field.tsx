interface Props {
  label: string;
  name: string;
  type?: 'text' | 'email' | 'password';
  autocomplete: string;
  value?: string;
  note?: string;
  minLength?: number;
  required?: boolean;
}

// Browsers take ada@localhost, which the contract refuses.
const emailFormat = { pattern: String.raw`[^@\s]+@[^@\s]+\.[^@\s]+`, title: 'An address such as ada@example.org' };

/** A labelled line of a form. */
export function Field({
  label,
  name,
  type = 'text',
  autocomplete,
  value = '',
  note,
  minLength,
  required = true,
}: Props) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        name={name}
        type={type as 'text'}
        autocomplete={autocomplete}
        defaultValue={value}
        minLength={minLength}
        maxLength={type === 'email' ? 254 : type === 'password' ? 200 : 100}
        required={required}
        {...(type === 'email' ? emailFormat : {})}
      />
      {note !== undefined && <small>{note}</small>}
    </label>
  );
}

/** What was filled in, by name. */
export function readForm(event: Event): (name: string) => string {
  event.preventDefault();
  const data = new FormData(event.currentTarget as HTMLFormElement);
  return (name) => String(data.get(name) ?? '');
}
