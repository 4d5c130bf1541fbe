import type { ComponentChildren } from 'preact';
import { DownloadIcon } from './DownloadIcon';

interface Props {
  name: string;
  type: 'text/csv' | 'application/json';
  /** Builds the content of the file on demand. */
  content(): string | Promise<string>;
  children: ComponentChildren;
}

/** A button that downloads a file built in the page. */
export function FileButton({ name, type, content, children }: Props) {
  const save = async () => saveFile(name, type, await content());
  return (
    <button type="button" onClick={save}>
      <DownloadIcon /> {children}
    </button>
  );
}

/** Saves a text as a file of the browser. */
export function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
