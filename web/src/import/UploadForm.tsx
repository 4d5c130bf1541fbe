import type { Category, Frequency } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { readForm } from '../account/Field';
import { Problem } from '../account/Problem';
import { frequencyLabels } from '../labels';
import { TableFrame } from '../parts/TableFrame';
import { useInitialFocus } from '../parts/useInitialFocus';
import { buildUploads, type CsvFile, guessMapping, type Mapping, type Upload } from './buildUploads';
import { DefinitionFields } from './DefinitionFields';
import { ResultList } from './ResultList';
import { type Definition, type UploadState, useUploads } from './useUploads';

const previewRows = 5;

const fields: { field: keyof Mapping; label: string; isOptional: boolean }[] = [
  { field: 'date', label: 'Date', isOptional: false },
  { field: 'value', label: 'Value', isOptional: false },
  { field: 'country', label: 'Country column (optional)', isOptional: true },
  { field: 'unit', label: 'Unit column (optional)', isOptional: true },
  { field: 'vintage', label: 'Day of publication column (optional)', isOptional: true },
];

/** Maps the columns of a file, checks it line by line, and imports it. */
export function UploadForm({ file }: { file: CsvFile }) {
  const heading = useInitialFocus<HTMLHeadingElement>();
  const [mapping, setMapping] = useState(() => guessMapping(file.columns));
  const [checked, setChecked] = useState<{ definition: Definition; uploads: Upload[] }>();
  const dryRun = useUploads({ dryRun: true });
  const writing = useUploads({ dryRun: false });
  const busy = dryRun.busy || writing.busy;
  const check = (event: Event) => {
    const getValue = readForm(event);
    const [slug, name] = [getValue('slug').trim(), getValue('name').trim()];
    const [category, frequency] = [getValue('category') as Category | '', getValue('frequency') as Frequency | ''];
    const uploads = buildUploads(file, mapping, { country: getValue('country').trim(), unit: getValue('unit').trim() });
    const definition = { slug, name, category, frequency };
    setChecked({ definition, uploads });
    writing.reset();
    return dryRun.start(definition, uploads);
  };
  const isValid = !dryRun.busy && dryRun.state?.done === dryRun.state?.total && dryRun.state?.problems.length === 0;
  return (
    <>
      <section class="card">
        <h2 ref={heading} tabIndex={-1}>
          {file.name}: {file.rows.length.toLocaleString('en')} rows
        </h2>
        <FirstRows file={file} />
      </section>
      <section class="card">
        <h2>Columns and indicator</h2>
        <form class="definition" onSubmit={check} onInput={dryRun.reset}>
          {fields.map(({ field, label, isOptional }) => (
            <label class="field" key={field}>
              <span>{label}</span>
              <select
                value={mapping[field]}
                onChange={(event) => setMapping({ ...mapping, [field]: Number(event.currentTarget.value) })}
              >
                {isOptional && <option value={-1}>No column</option>}
                {file.columns.map((column, position) => (
                  <option key={column} value={position}>
                    {column}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <FrequencyField />
          <DefinitionFields required={['slug']} requiredIfNew={['category', 'country', 'unit']} />
          <p class="fine">
            To extend an indicator of yours, enter its ID only. A new one also needs a category, a country, a unit and a
            frequency. Columns of the file can state the country and the unit.
          </p>
          <button type="submit" disabled={busy}>
            Check the file
          </button>
        </form>
        <Problem text={dryRun.problem} />
        {writing.state === undefined && <Uploads state={dryRun.state} title="What would change" isDryRun />}
        {isValid && checked && writing.state === undefined && (
          <button type="button" class="primary" onClick={() => writing.start(checked.definition, checked.uploads)}>
            Import
          </button>
        )}
        <Problem text={writing.problem} />
        <Uploads state={writing.state} title="What has changed" />
      </section>
    </>
  );
}

function FrequencyField() {
  return (
    <label class="field">
      <span>Frequency (required for a new indicator)</span>
      <select name="frequency">
        <option value="">Choose</option>
        {Object.entries(frequencyLabels).map(([frequency, label]) => (
          <option key={frequency} value={frequency}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function FirstRows({ file: { columns, rows } }: { file: CsvFile }) {
  return (
    <TableFrame label="First rows" columns={columns}>
      {rows.slice(0, previewRows).map(({ cells, line }) => (
        <tr key={line}>
          {columns.map((column, position) => (
            <td key={column}>{cells[position]}</td>
          ))}
        </tr>
      ))}
    </TableFrame>
  );
}

function Uploads({ state, ...props }: { state: UploadState | undefined; title: string; isDryRun?: boolean }) {
  if (state === undefined) return null;
  const { done, total, problems, results } = state;
  const isRunning = done < total && problems.length === 0;
  return (
    <>
      {isRunning && <progress value={done} max={total} aria-label={`${done} of ${total} countries`} />}
      <div role="alert">
        {problems.length > 0 && (
          <ul class="problem">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </div>
      {!isRunning && <ResultList results={results} {...props} />}
    </>
  );
}
