import type { ChatStatus } from 'almanac-sdk';
import { CodeTabs } from '../parts/CodeCard';
import { ToolRunner } from './ToolRunner';
import './setup.css';

const snippets = {
  Ollama: [
    'ollama pull qwen3:14b',
    'export CHAT_BASE_URL=http://127.0.0.1:11434/v1',
    'export CHAT_MODEL=qwen3:14b',
    'npm start',
  ].join('\n'),
  'Hosted model': [
    'export CHAT_BASE_URL=https://models.example.org/v1',
    'export CHAT_MODEL=name-of-the-model',
    'export CHAT_API_KEY=your-key',
    'npm start',
  ].join('\n'),
};

const settings = [
  {
    name: 'CHAT_BASE_URL',
    meaning: 'Address of a server that speaks the API of OpenAI: hosted, Ollama, vLLM or llama.cpp',
  },
  { name: 'CHAT_MODEL', meaning: 'Name of the model. It must be able to call tools' },
  { name: 'CHAT_API_KEY', meaning: 'Key of the model server, if it needs one' },
];

/** How the operator turns the assistant on, and its tools without a model. */
export function ChatSetup({ tools }: { tools: ChatStatus['tools'] }) {
  return (
    <>
      <section class="card chat-setup">
        <div>
          <h2>The assistant is off</h2>
          <p>
            It needs a language model, which the operator of this server chooses. It is on when{' '}
            <code>CHAT_BASE_URL</code> and <code>CHAT_MODEL</code> are set. Questions and results then go to that model,
            and nowhere else.
          </p>
          <dl class="facts">
            {settings.map(({ name, meaning }) => (
              <div key={name}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
          <p class="fine">
            See <code>docs/assistant.md</code> for models that work well.
          </p>
        </div>
        <div>
          <CodeTabs snippets={snippets} heading={<h3>Turn it on</h3>} />
        </div>
      </section>
      <ToolRunner tools={tools} />
    </>
  );
}
