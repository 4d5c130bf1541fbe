import {
  AlmanacError,
  type Category,
  type Frequency,
  type ImportResult,
  type UploadDateOrder,
  type UploadDecimal,
} from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { getFieldLabel } from '../account/describeFormFailure';
import { useAction } from '../account/useAction';
import { almanac, clearResponseCache } from '../almanac';
import { locateProblem, type Upload } from './buildUploads';
import type { PartResult } from './ResultList';

/** What describes the indicator of the uploads, and how to read them. Empty fields are not sent. */
export interface Definition {
  slug: string;
  name: string;
  category: Category | '';
  frequency: Frequency | '';
  decimal: UploadDecimal;
  dateOrder: UploadDateOrder | null;
}

/** The state of uploads: the rows that are done, and the results or the problems of their lines. */
export interface UploadState {
  totalRows: number;
  doneRows: number;
  results: PartResult[];
  problems: string[];
}

/** Builds uploads and sends one after the other. Stops after the first with problems; errors of `build` have a message for the user. */
export function useUploads({ dryRun }: { dryRun: boolean }) {
  const [state, setState] = useState<UploadState>();
  const { busy, problem, run } = useAction();
  const start = (build: () => Promise<{ definition: Definition; uploads: Upload[] }>) =>
    run(async () => {
      setState(undefined);
      const built = await build().catch((failure: Error) => ({ problem: failure.message }));
      if ('problem' in built) return setState({ totalRows: 0, doneRows: 0, results: [], problems: [built.problem] });
      const { definition, uploads } = built;
      const totalRows = uploads.reduce((sum, upload) => sum + countRows(upload), 0);
      let current: UploadState = { totalRows, doneRows: 0, results: [], problems: [] };
      setState(current);
      for (const upload of uploads) {
        const sent = await send(definition, upload, dryRun);
        const results =
          'result' in sent ? [...current.results, { ...sent.result, part: upload.part }] : current.results;
        const problems = 'problems' in sent ? sent.problems : [];
        current = { ...current, doneRows: current.doneRows + countRows(upload), results, problems };
        setState(current);
        if (problems.length > 0) break;
      }
      if (!dryRun) clearResponseCache();
    });
  return { state, busy, problem, start, reset: () => setState(undefined) };
}

/** The first line is the header. */
function countRows({ lines }: Upload): number {
  return lines.length - 1;
}

async function send(
  { slug, name, category, frequency, decimal, dateOrder }: Definition,
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
      decimal,
      ...(dateOrder && { dateOrder }),
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
