import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import './confirmation.css';

interface Props {
  title: string;
  /** Label of the button that confirms. */
  confirmLabel: string;
  /** The effect of the action. */
  children: ComponentChildren;
  onDecision(isConfirmed: boolean): void;
}

/** A dialog that confirms an irreversible action. The browser traps the focus, closes the dialog on Escape and restores the focus. */
export function Confirmation({ title, confirmLabel, children, onDecision }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="confirmation"
      aria-labelledby="confirmation-title"
      aria-describedby="confirmation-effect"
      onClose={({ currentTarget }) => onDecision(currentTarget.returnValue === 'confirmed')}
    >
      <form method="dialog">
        <h2 id="confirmation-title">{title}</h2>
        <p id="confirmation-effect">{children}</p>
        <p class="actions">
          <button type="submit">Cancel</button>
          <button type="submit" class="danger" value="confirmed">
            {confirmLabel}
          </button>
        </p>
      </form>
    </dialog>
  );
}
