import {
  CLIENT_CAPABILITIES_META_KEY,
  createRequestStateCodec,
  fromJsonSchema,
  InMemoryServerEventBus,
  inputRequired,
  inputResponse,
  McpServer,
  ResourceTemplate,
  type ServerContext,
} from '@modelcontextprotocol/server';

/** A picture of one pixel. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const wav = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=';

const state = createRequestStateCodec({ key: new Uint8Array(32).fill(7) });
/** Delivers changes to open subscriptions. */
export const fixtureEvents = new InMemoryServerEventBus();

const text = (value: string) => ({ content: [{ type: 'text' as const, text: value }] });
const say = (value: string) => ({ role: 'user' as const, content: { type: 'text' as const, text: value } });
const ask = (message: string, name: string, type = 'string') =>
  inputRequired.elicit({
    message,
    requestedSchema: { type: 'object', properties: { [name]: { type } }, required: [name] } as never,
  });
const sample = (question: string, maxTokens: number) =>
  inputRequired.createMessage({
    messages: [{ role: 'user', content: { type: 'text', text: question } }],
    maxTokens,
  });
const isAnswered = (context: ServerContext, ...keys: string[]) =>
  keys.every((key) => inputResponse(context.mcpReq.inputResponses, key).kind !== 'missing');

function readCapabilities({ mcpReq }: ServerContext): Record<string, unknown> {
  const envelope = mcpReq.envelope as Record<string, Record<string, unknown>> | undefined;
  return envelope?.[CLIENT_CAPABILITIES_META_KEY] ?? {};
}

/** Creates the server that the scenarios of the conformance suite describe. */
export function createFixture(): McpServer {
  const server = new McpServer(
    { name: 'conformance-fixture', version: '1.0.0' },
    {
      capabilities: { tools: { listChanged: true }, prompts: { listChanged: true }, resources: {}, completions: {} },
      requestState: { verify: state.verify },
    },
  );
  addContents(server);
  addEvents(server);
  addInputs(server);
  addResources(server);
  addPrompts(server);
  server.server.setRequestHandler('completion/complete', () => ({
    completion: { values: [], total: 0, hasMore: false },
  }));
  return server;
}

type Run = (context: ServerContext) => unknown;

function addTool(server: McpServer, name: string, run: Run): void {
  const inputSchema = fromJsonSchema({ type: 'object', properties: {} });
  server.registerTool(name, { description: `The tool ${name}.`, inputSchema }, (_, context) => run(context) as never);
}

function addContents(server: McpServer): void {
  const image = { type: 'image' as const, data: png, mimeType: 'image/png' };
  const resource = {
    uri: 'test://embedded-resource',
    mimeType: 'text/plain',
    text: 'This is an embedded resource content.',
  };
  const mixed = {
    uri: 'test://mixed-content-resource',
    mimeType: 'application/json',
    text: '{"test":"data","value":123}',
  };
  addTool(server, 'test_simple_text', () => text('This is a simple text response for testing.'));
  addTool(server, 'test_image_content', () => ({ content: [image] }));
  addTool(server, 'test_audio_content', () => ({ content: [{ type: 'audio', data: wav, mimeType: 'audio/wav' }] }));
  addTool(server, 'test_embedded_resource', () => ({ content: [{ type: 'resource', resource }] }));
  addTool(server, 'test_multiple_content_types', () => ({
    content: [{ type: 'text', text: 'Multiple content types test:' }, image, { type: 'resource', resource: mixed }],
  }));
  addTool(server, 'test_error_handling', () => {
    throw new Error('This tool intentionally returns an error for testing');
  });
}

function addEvents(server: McpServer): void {
  addTool(server, 'test_tool_with_progress', async ({ mcpReq }) => {
    const progressToken = mcpReq._meta?.progressToken;
    for (const progress of progressToken === undefined ? [] : [0, 50, 100]) {
      await mcpReq.notify({
        method: 'notifications/progress',
        params: { progressToken: progressToken ?? '', progress, total: 100 },
      });
    }
    return text('The tool has ended.');
  });
  addTool(server, 'test_logging_tool', async ({ mcpReq }) => {
    await mcpReq.log('info', 'The tool runs.');
    return text('The tool has ended.');
  });
  addTool(server, 'test_missing_capability', (context) =>
    isAnswered(context, 'greeting')
      ? text('The client can sample.')
      : inputRequired({ inputRequests: { greeting: sample('Generate a greeting', 50) } }),
  );
  addTool(server, 'test_streaming_elicitation', (context) =>
    isAnswered(context, 'name')
      ? text('The client answered.')
      : inputRequired({ inputRequests: { name: ask('What is your name?', 'name') } }),
  );
  addTool(server, 'test_trigger_tool_change', () => {
    fixtureEvents.publish({ kind: 'tools_list_changed' });
    return text('The list of tools has changed.');
  });
  addTool(server, 'test_trigger_prompt_change', () => {
    fixtureEvents.publish({ kind: 'prompts_list_changed' });
    return text('The list of prompts has changed.');
  });
}

function addInputs(server: McpServer): void {
  const addInput = (name: string, keys: string[], request: (context: ServerContext) => unknown, answer = 'state-ok') =>
    addTool(server, `test_input_required_result_${name}`, (context) =>
      isAnswered(context, ...keys) ? text(answer) : request(context),
    );
  const name = ask('What is your name?', 'name');
  addTool(server, 'test_input_required_result_elicitation', ({ mcpReq }) => {
    const answer = inputResponse(mcpReq.inputResponses, 'user_name');
    if (answer.kind !== 'elicit') return inputRequired({ inputRequests: { user_name: name } });
    return text(`Hello, ${answer.content?.['name']}!`);
  });
  addTool(server, 'test_input_required_result_sampling', ({ mcpReq }) => {
    const answer = inputResponse(mcpReq.inputResponses, 'capital_question');
    if (answer.kind !== 'sampling') {
      return inputRequired({ inputRequests: { capital_question: sample('What is the capital of France?', 100) } });
    }
    return text(JSON.stringify(answer.result.content));
  });
  addTool(server, 'test_input_required_result_list_roots', ({ mcpReq }) => {
    const answer = inputResponse(mcpReq.inputResponses, 'client_roots');
    if (answer.kind !== 'roots') return inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } });
    return text(answer.roots.map(({ uri, name: title }) => `${title} ${uri}`).join(', '));
  });
  const confirm = { confirm: ask('Please confirm', 'ok', 'boolean') };
  const mint = async (context: ServerContext, requests: Record<string, never>, round = 1) =>
    inputRequired({ inputRequests: requests, requestState: await state.mint({ round }, context) });
  addInput('request_state', ['confirm'], (context) => mint(context, confirm as never));
  addInput('tampered_state', ['confirm'], (context) => mint(context, confirm as never));
  const several = {
    user_name: name,
    greeting: sample('Generate a greeting', 50),
    client_roots: inputRequired.listRoots(),
  };
  addInput('multiple_inputs', Object.keys(several), (context) => mint(context, several as never));
  addTool(server, 'test_input_required_result_multi_round', (context) => {
    if (isAnswered(context, 'step2')) return text('Both steps are complete.');
    const second = { step2: ask('Step 2: What is your favorite color?', 'color') };
    if (isAnswered(context, 'step1')) return mint(context, second as never, 2);
    return mint(context, { step1: ask('Step 1: What is your name?', 'name') } as never);
  });
  addTool(server, 'test_input_required_result_capabilities', (context) => {
    const requests = { elicitation: name, sampling: sample('Generate a greeting', 50) };
    const declared = Object.entries(requests).filter(([capability]) => capability in readCapabilities(context));
    return inputRequired({ inputRequests: Object.fromEntries(declared) });
  });
}

function addResources(server: McpServer): void {
  const addResource = (uri: string, mimeType: string, contents: { text: string } | { blob: string }) =>
    server.registerResource(uri, uri, { description: `The resource ${uri}.`, mimeType }, () => ({
      contents: [{ uri, mimeType, ...contents }],
    }));
  addResource('test://static-text', 'text/plain', { text: 'This is the content of the static text resource.' });
  addResource('test://static-binary', 'image/png', { blob: png });
  const template = new ResourceTemplate('test://template/{id}/data', { list: undefined });
  server.registerResource('template', template, { mimeType: 'application/json' }, ({ href }, { id }) => ({
    contents: [
      {
        uri: href,
        mimeType: 'application/json',
        text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` }),
      },
    ],
  }));
}

function addPrompts(server: McpServer): void {
  const describe = (...names: string[]) => ({
    description: 'A prompt of the conformance suite.',
    ...(names.length > 0 && {
      argsSchema: fromJsonSchema({
        type: 'object',
        properties: Object.fromEntries(names.map((name) => [name, { type: 'string', description: name }])),
        required: names,
      }) as never,
    }),
  });
  server.registerPrompt('test_simple_prompt', describe(), () => ({
    messages: [say('This is a simple prompt for testing.')],
  }));
  server.registerPrompt('test_prompt_with_arguments', describe('arg1', 'arg2'), (({
    arg1,
    arg2,
  }: Record<string, string>) => ({
    messages: [say(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)],
  })) as never);
  server.registerPrompt('test_prompt_with_embedded_resource', describe('resourceUri'), (({
    resourceUri,
  }: Record<string, string>) => {
    const resource = { uri: resourceUri, mimeType: 'text/plain', text: 'Embedded resource content for testing.' };
    const embedded = { role: 'user', content: { type: 'resource', resource } };
    return { messages: [embedded, say('Please process the embedded resource above.')] };
  }) as never);
  const image = { role: 'user' as const, content: { type: 'image' as const, data: png, mimeType: 'image/png' } };
  server.registerPrompt('test_prompt_with_image', describe(), () => ({
    messages: [image, say('Please analyze the image above.')],
  }));
  server.registerPrompt('test_input_required_result_prompt', describe(), ((context: ServerContext) =>
    isAnswered(context, 'user_context')
      ? { messages: [say('The context is known.')] }
      : inputRequired({
          inputRequests: { user_context: ask('What context should the prompt use?', 'context') },
        })) as never);
}
