import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Props {
  title: string;
  /** What the button says that does it. */
  confirmLabel: string;
  /** What will happen. */
  children: ComponentChildren;
  onDecision(isConfirmed: boolean): void;
}

/** Asks before what cannot be undone. The browser keeps the focus inside, closes it by Escape, and gives the focus back. */
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
