import { useState } from 'preact/hooks';

/** Copies a text to the clipboard, and says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
    setTimeout(() => setState('ready'), 2500);
  };
  const caption = { ready: 'Copy', copied: 'Copied', refused: 'Select and copy by hand' }[state];
  return (
    <button type="button" class="quiet copy" onClick={copy} aria-label={state === 'ready' ? `Copy ${label}` : caption}>
      <span aria-live="polite">{caption}</span>
    </button>
  );
}
