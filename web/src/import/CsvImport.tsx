import { useEffect, useState } from 'preact/hooks';
import { Problem } from '../account/Problem';
import { useAction } from '../account/useAction';
import { Loading } from '../parts/Loading';
import { ChosenFile } from './chosenFile';
import { UploadForm } from './UploadForm';

/** Reads a CSV file in the browser, lets the user map its columns, and imports it. */
export function CsvImport() {
  const [file, setFile] = useState<ChosenFile>();
  const { run, busy } = useAction();
  const [problem, setProblem] = useState<string>();
  useEffect(() => () => file?.close(), [file]);
  const choose = (chosen: File | undefined) =>
    run(async () => {
      setFile(undefined);
      setProblem(undefined);
      if (chosen === undefined) return;
      try {
        setFile(await ChosenFile.open(chosen));
      } catch (failure) {
        setProblem((failure as Error).message);
      }
    });
  return (
    <>
      <section class="card">
        <h2>Choose a file</h2>
        <label class="field">
          <span>CSV file with a header row, at most 50 MB</span>
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            onChange={(event) => choose(event.currentTarget.files?.[0])}
          />
        </label>
        <p class="fine">
          Save a sheet as CSV in your spreadsheet. Commas, semicolons or tabs between the columns, decimal commas, and
          dates such as 01.04.2026, 4/1/2026, Apr 2026 and 2026-Q2 are read too.
        </p>
        {busy && <Loading label="Reading the file" />}
        <Problem text={problem} />
      </section>
      {file && <UploadForm key={file.name} file={file} />}
    </>
  );
}
