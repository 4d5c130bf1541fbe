import { useState } from 'preact/hooks';
import { Problem } from '../account/Problem';
import { useAction } from '../account/useAction';
import type { CsvFile } from './buildUploads';
import { readCsvFile } from './csvFile';
import { UploadForm } from './UploadForm';

/** Reads a CSV file in the browser, lets the user map its columns, and imports it. */
export function CsvImport() {
  const [file, setFile] = useState<CsvFile>();
  const { run } = useAction();
  const [problem, setProblem] = useState<string>();
  const choose = (chosen: File | undefined) =>
    run(async () => {
      setFile(undefined);
      setProblem(undefined);
      if (chosen === undefined) return;
      try {
        setFile(await readCsvFile(chosen));
      } catch (failure) {
        setProblem((failure as Error).message);
      }
    });
  return (
    <>
      <section class="card">
        <h2>Choose a file</h2>
        <label class="field">
          <span>CSV file with a header row, at most 4 MB</span>
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            onChange={(event) => choose(event.currentTarget.files?.[0])}
          />
        </label>
        <Problem text={problem} />
      </section>
      {file && <UploadForm key={file.name} file={file} />}
    </>
  );
}
