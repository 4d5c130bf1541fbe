import { AlmanacError, type ChatStatus, type ChatToolCall } from 'almanac-sdk';
import { useMemo, useState } from 'preact/hooks';
import { Problem } from '../account/Problem';
import { useAction } from '../account/useAction';
import { Disclosure } from '../parts/Disclosure';
import { Loading } from '../parts/Loading';
import { useCall } from '../useCall';
import { ArgumentFields } from './ArgumentFields';
import { type ArgumentSchema, type ArgumentValues, buildArguments, exampleValues } from './argumentValues';
import { describeToolCall } from './describeToolCall';
import { drawResults } from './drawnSeries';
import { readToolSchemas, runTool } from './mcp';
import { ResultCharts } from './ResultCharts';
import { ToolCallDetails } from './ToolCallList';

/** Tools that need an API key on every server. */
const toolsWithKey: ReadonlySet<string> = new Set(['run_diagnostics', 'run_forecast']);

/** The tools of the assistant without a model: the user chooses one, fills in its arguments and sees its result. */
export function ToolRunner({ tools }: { tools: ChatStatus['tools'] }) {
  // The version stands for the key in the cache, which must not contain it.
  const [{ apiKey, version }, setKey] = useState({ apiKey: '', version: 0 });
  const setApiKey = (text: string) => setKey({ apiKey: text, version: version + 1 });
  const [name, setName] = useState(tools[0]?.name ?? '');
  const { data: schemas, failure } = useCall(`tool schemas ${version}`, () => readToolSchemas(apiKey));
  const isRefused = failure instanceof AlmanacError && failure.status === 401;
  const needsKey = isRefused || (apiKey === '' && toolsWithKey.has(name));
  const schema = schemas?.get(name);
  return (
    <section class="card tool-runner">
      <h2>Use the tools without a model</h2>
      <p>These are the tools that the assistant calls. You can call them yourself.</p>
      <label class="control-block">
        <span>Tool</span>
        <select value={name} onChange={({ currentTarget }) => setName(currentTarget.value)}>
          {tools.map((tool) => (
            <option key={tool.name} value={tool.name}>
              {tool.title}
            </option>
          ))}
        </select>
      </label>
      <p class="fine">{tools.find((tool) => tool.name === name)?.description}</p>
      {failure !== undefined && !isRefused && <Problem text="The tools could not be read. Reload the page." />}
      {schemas === undefined && failure === undefined && <Loading label="Loading the tools" />}
      {schema !== undefined && needsKey && <p class="fine">This tool needs an API key. Enter one below.</p>}
      {schema !== undefined && <ToolForm key={name} {...{ name, schema, apiKey }} />}
      <Disclosure key={String(needsKey)} summary="Use an API key" open={needsKey}>
        {() => <KeyForm setApiKey={setApiKey} isRefused={isRefused && apiKey !== ''} isUsed={apiKey !== ''} />}
      </Disclosure>
    </section>
  );
}

interface FormProps {
  name: string;
  schema: ArgumentSchema;
  apiKey: string;
}

/** The arguments of a tool, and its result. */
function ToolForm({ name, schema, apiKey }: FormProps) {
  const [values, setValues] = useState<ArgumentValues>(exampleValues[name] ?? {});
  const [call, setCall] = useState<ChatToolCall>();
  const { busy, problem, run } = useAction();
  const submit = (event: Event) => {
    event.preventDefault();
    run(async () => setCall(await runTool(apiKey, name, buildArguments(schema, values))));
  };
  return (
    <>
      <form class="tool-form" onSubmit={submit}>
        <ArgumentFields schema={schema} values={values} change={(changes) => setValues({ ...values, ...changes })} />
        <p class="actions">
          <button type="submit" class="primary" disabled={busy}>
            {busy ? 'Running…' : 'Run'}
          </button>
        </p>
      </form>
      <Problem text={problem} />
      {call !== undefined && <ToolOutcome call={call} />}
    </>
  );
}

function ToolOutcome({ call }: { call: ChatToolCall }) {
  const series = useMemo(() => drawResults([call]), [call]);
  return (
    <section class="tool-outcome" aria-label="Result">
      <p role="status">{describeToolCall(call, 'done')}.</p>
      <ResultCharts series={series} />
      <ToolCallDetails call={call} />
    </section>
  );
}

interface KeyProps {
  setApiKey(key: string): void;
  isRefused: boolean;
  isUsed: boolean;
}

/** Takes an API key. The tools accept no session. */
function KeyForm({ setApiKey, isRefused, isUsed }: KeyProps) {
  const [text, setText] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    setApiKey(text.trim());
  };
  return (
    <form class="tool-key" onSubmit={submit}>
      <p>
        Tests and forecasts need an API key, and so does reading where this server is not open to visitors. Create one
        in your <a href="/settings/keys">settings</a>. It is kept until you leave this page.
      </p>
      <label class="control-block">
        <span>API key</span>
        <input
          type="password"
          autocomplete="off"
          required
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button type="submit">Use this key</button>
      <p class="fine" role="status">
        {isRefused && 'The server does not accept this key.'}
        {isUsed && !isRefused && 'The tools use your key.'}
      </p>
    </form>
  );
}
