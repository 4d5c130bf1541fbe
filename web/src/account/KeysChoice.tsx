import type { PasswordResetCheck } from 'almanac-sdk';

interface Props {
  /** The numbers of active API keys and share links, if known. */
  active?: PasswordResetCheck;
}

/** Asks what happens to the API keys and share links when the password is set. `readForm` reads the answer as `keys`. */
export function KeysChoice({ active }: Props) {
  if (active?.activeKeys === 0 && active.activeShareLinks === 0) return null;
  return (
    <fieldset class="choice">
      <legend>
        {active === undefined
          ? 'Your API keys and share links'
          : `Your API keys (${active.activeKeys} active) and share links (${active.activeShareLinks} active)`}
      </legend>
      <label>
        <input type="radio" name="keys" value="keep" defaultChecked />
        <span>
          Keep them
          <small>Your programs continue to work, and others can open what you shared.</small>
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

/** Returns the answer in a submitted form. Without a question, everything is kept. */
export function toKeysChoice(value: string): 'keep' | 'revoke' {
  return value === 'revoke' ? 'revoke' : 'keep';
}
