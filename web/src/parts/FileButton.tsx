import type { ComponentChildren } from 'preact';
import './files.css';

interface Props {
  name: string;
  type: 'text/csv' | 'application/json';
  /** What the file holds, made when it is asked for. */
  content(): string | Promise<string>;
  children: ComponentChildren;
}

/** A button that saves a file made in the page. */
export function FileButton({ name, type, content, children }: Props) {
  const save = async () => saveFile(name, type, await content());
  return (
    <button type="button" onClick={save}>
      <DownloadIcon /> {children}
    </button>
  );
}

/** An arrow into a tray. */
export function DownloadIcon() {
  return (
    <svg class="download-sign" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
      <path d="M12 4v11m0 0 4-4m-4 4-4-4M5 19h14" />
    </svg>
  );
}

function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
