import { AlmanacError, type Category, type Frequency, type ImportResult } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { getFieldLabel } from '../account/describeFormFailure';
import { useAction } from '../account/useAction';
import { almanac, clearResponseCache } from '../almanac';
import { locateProblem, type Upload } from './buildUploads';

/** What describes the indicator of the uploads. Empty fields are not sent. */
export interface Definition {
  slug: string;
  name: string;
  category: Category | '';
  frequency: Frequency | '';
}

/** The state of uploads: those that are done, with their results or the problems of their lines. */
export interface UploadState {
  total: number;
  done: number;
  results: ImportResult[];
  problems: string[];
}

/** Sends one upload after the other, and stops after the first with problems. */
export function useUploads({ dryRun }: { dryRun: boolean }) {
  const [state, setState] = useState<UploadState>();
  const { busy, problem, run } = useAction();
  const start = (definition: Definition, uploads: Upload[]) =>
    run(async () => {
      let current: UploadState = { total: uploads.length, done: 0, results: [], problems: [] };
      setState(current);
      for (const upload of uploads) {
        const sent = await send(definition, upload, dryRun);
        const results = 'result' in sent ? [...current.results, sent.result] : current.results;
        const problems = 'problems' in sent ? sent.problems : [];
        current = { ...current, done: current.done + 1, results, problems };
        setState(current);
        if (problems.length > 0) break;
      }
      if (!dryRun) clearResponseCache();
    });
  return { state, busy, problem, start, reset: () => setState(undefined) };
}

async function send(
  { slug, name, category, frequency }: Definition,
  upload: Upload,
  dryRun: boolean,
): Promise<{ result: ImportResult } | { problems: string[] }> {
  const { country, unit, csv, lines } = upload;
  try {
    const result = await almanac.import.csv({
      slug,
      dryRun,
      csv,
      ...(name && { name }),
      ...(category && { category }),
      ...(frequency && { frequency }),
      ...(country && { country }),
      ...(unit && { unit }),
    });
    return { result };
  } catch (failure) {
    if (!(failure instanceof AlmanacError) || (failure.status !== 400 && failure.status !== 409)) throw failure;
    const place = country === '' ? '' : `${country}: `;
    if (failure.details.length === 0) return { problems: [place + failure.message] };
    return {
      problems: failure.details.map(({ field, problem }) =>
        field === 'body' ? place + locateProblem(problem, lines) : `${place}${getFieldLabel(field)} ${problem}`,
      ),
    };
  }
}
