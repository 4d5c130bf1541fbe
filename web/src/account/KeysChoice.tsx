interface Props {
  /** Number of active API keys, if known. */
  activeKeys?: number;
}

/** Asks what happens to the API keys when the password is set. `readForm` reads the answer as `keys`. */
export function KeysChoice({ activeKeys }: Props) {
  if (activeKeys === 0) return null;
  return (
    <fieldset class="choice">
      <legend>Your API keys{activeKeys !== undefined && ` (${activeKeys} active)`}</legend>
      <label>
        <input type="radio" name="keys" value="keep" defaultChecked />
        <span>
          Keep them
          <small>Your programs continue to work.</small>
        </span>
      </label>
      <label>
        <input type="radio" name="keys" value="revoke" />
        <span>
          Revoke them
          <small>They stop working at once. Choose this if someone else may know your old password.</small>
        </span>
      </label>
    </fieldset>
  );
}

/** Returns the answer in a submitted form. Without a question, the keys are kept. */
export function toKeysChoice(value: string): 'keep' | 'revoke' {
  return value === 'revoke' ? 'revoke' : 'keep';
}
