import { useState } from 'preact/hooks';

/** Copies a text to the clipboard and confirms it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
    setTimeout(() => setState('ready'), 2500);
  };
  const caption = { ready: 'Copy', copied: 'Copied', failed: 'Select and copy manually' }[state];
  return (
    <button type="button" class="quiet copy" onClick={copy} aria-label={state === 'ready' ? `Copy ${label}` : caption}>
      <span aria-live="polite">{caption}</span>
    </button>
  );
}
