import type { Category, Frequency, UploadDateOrder, UploadDecimal } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { readForm } from '../account/Field';
import { Problem } from '../account/Problem';
import { frequencyLabels } from '../labels';
import { TableFrame } from '../parts/TableFrame';
import { useInitialFocus } from '../parts/useInitialFocus';
import { guessMapping, type Mapping, type Upload } from './buildUploads';
import type { ChosenFile } from './chosenFile';
import { DefinitionFields } from './DefinitionFields';
import { FormatFields } from './FormatFields';
import { ReadRows } from './ReadRows';
import { ResultList } from './ResultList';
import { type Definition, type UploadState, useUploads } from './useUploads';

const fields: { field: keyof Mapping; label: string; isOptional: boolean }[] = [
  { field: 'date', label: 'Date', isOptional: false },
  { field: 'value', label: 'Value', isOptional: false },
  { field: 'country', label: 'Country column (optional)', isOptional: true },
  { field: 'unit', label: 'Unit column (optional)', isOptional: true },
  { field: 'vintage', label: 'Day of publication column (optional)', isOptional: true },
];

/** Maps the columns of a file, checks it line by line, and imports it. */
export function UploadForm({ file }: { file: ChosenFile }) {
  const heading = useInitialFocus<HTMLHeadingElement>();
  const { columns, rowCount } = file.summary;
  const [mapping, setMapping] = useState(() => guessMapping(columns));
  const [checked, setChecked] = useState<{ definition: Definition; uploads: Upload[] }>();
  const dryRun = useUploads({ dryRun: true });
  const writing = useUploads({ dryRun: false });
  const busy = dryRun.busy || writing.busy;
  const check = (event: Event) => {
    const getValue = readForm(event);
    const frequency = getValue('frequency') as Frequency | '';
    const fixed = { country: getValue('country').trim(), unit: getValue('unit').trim() };
    const stated = {
      decimal: (getValue('decimal') as UploadDecimal | '') || undefined,
      dateOrder: (getValue('dateOrder') as UploadDateOrder | '') || undefined,
      frequency: frequency || undefined,
    };
    writing.reset();
    return dryRun.start(async () => {
      const { uploads, formats } = await file.buildUploads(mapping, fixed, stated);
      const definition: Definition = {
        slug: getValue('slug').trim(),
        name: getValue('name').trim(),
        category: getValue('category') as Category | '',
        frequency,
        ...formats,
      };
      setChecked({ definition, uploads });
      return { definition, uploads };
    });
  };
  const { state } = dryRun;
  const isValid = !dryRun.busy && state?.doneRows === state?.totalRows && state?.problems.length === 0;
  return (
    <>
      <section class="card">
        <h2 ref={heading} tabIndex={-1}>
          {file.name}: {rowCount.toLocaleString('en')} rows
        </h2>
        <FirstRows {...file.summary} />
      </section>
      <section class="card">
        <h2>Columns and indicator</h2>
        <form class="definition" onSubmit={check} onInput={dryRun.reset}>
          <fieldset disabled={busy}>
            {fields.map(({ field, label, isOptional }) => (
              <label class="field" key={field}>
                <span>{label}</span>
                <select
                  value={mapping[field]}
                  onChange={(event) => setMapping({ ...mapping, [field]: Number(event.currentTarget.value) })}
                >
                  {isOptional && <option value={-1}>No column</option>}
                  {columns.map((column, position) => (
                    <option key={column} value={position}>
                      {column}
                    </option>
                  ))}
                </select>
              </label>
            ))}
            <FrequencyField />
            <FormatFields />
            <DefinitionFields required={['slug']} requiredIfNew={['category', 'country', 'unit']} />
            <p class="fine">
              To extend an indicator of yours, enter its ID only. A new one also needs a category, a country, a unit and
              a frequency. Columns of the file can state the country and the unit.
            </p>
            <button type="submit">Check the file</button>
          </fieldset>
        </form>
        <Problem text={dryRun.problem} />
        {writing.state === undefined && <Uploads state={state} title="What would change" isDryRun />}
        {isValid && writing.state === undefined && <ReadRows file={state?.results[0]?.file} />}
        {isValid && checked && writing.state === undefined && (
          <button type="button" class="primary" onClick={() => writing.start(async () => checked)}>
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

function FirstRows({ columns, firstRows }: ChosenFile['summary']) {
  return (
    <TableFrame label="First rows" columns={columns}>
      {firstRows.map(({ cells, number }) => (
        <tr key={number}>
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
  const { doneRows, totalRows, problems, results } = state;
  const isRunning = doneRows < totalRows && problems.length === 0;
  return (
    <>
      {isRunning && (
        <label class="progress">
          <span>
            {props.isDryRun ? 'Checking' : 'Importing'}: {doneRows.toLocaleString('en')} of{' '}
            {totalRows.toLocaleString('en')} rows
          </span>
          <progress value={doneRows} max={totalRows} />
        </label>
      )}
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
