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

// Browsers accept ada@localhost, which the contract rejects.
const emailFormat = {
  pattern: String.raw`[^@\s]+@[^@\s]+\.[^@\s]+`,
  title: 'Enter an address such as ada@example.org',
};

/** The rules for a new password. */
export const newPasswordNote =
  'At least 12 characters, and not a common password. Four random words are a good choice.';

/** A labelled input of a form. */
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

/** Returns a function that reads the submitted fields of a form by name. */
export function readForm(event: Event): (name: string) => string {
  event.preventDefault();
  const data = new FormData(event.currentTarget as HTMLFormElement);
  return (name) => String(data.get(name) ?? '');
}
