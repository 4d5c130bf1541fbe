import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

interface Props {
  summary: ComponentChildren;
  class?: string;
  /** Whether it is open initially. */
  open?: boolean;
  /** Builds the content, which exists only while it is open. */
  children(): ComponentChildren;
}

/** Content that the user opens. It is not built before, because it is long or slow to draw. */
export function Disclosure({ summary, class: className, open = false, children }: Props) {
  const [isOpen, setOpen] = useState(open);
  return (
    <details class={className} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children()}
    </details>
  );
}
