import { useState } from 'preact/hooks';

/** What was typed last, kept while the site is open, so that signing in again does not lose it. */
let lastDraft = '';

/** Returns the question that is being typed, and a function that changes it. */
export function useDraft() {
  const [draft, setState] = useState(lastDraft);
  const setDraft = (text: string) => {
    lastDraft = text;
    setState(text);
  };
  /** Puts a question back that was not answered, unless the user has typed another since. */
  const restoreDraft = (text: string) => {
    if (lastDraft === '') setDraft(text);
  };
  return { draft, setDraft, restoreDraft };
}
