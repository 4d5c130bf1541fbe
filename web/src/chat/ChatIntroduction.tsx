import { buildReturnAddress } from '../account/buildReturnAddress';
import { AnswerView } from './AnswerView';
import { exampleAnswer } from './exampleAnswer';

const promises = [
  {
    title: 'Numbers come from the data',
    text: 'The model reads the library with tools. The server writes the values, and rejects numbers that no tool returned.',
  },
  {
    title: 'As of any day',
    text: 'Fix a conversation to a day, and the answers use only what was known then.',
  },
  {
    title: 'You can check it',
    text: 'Each answer shows its tool calls, and the same query with curl and the SDK.',
  },
  {
    title: 'Private',
    text: 'Only your account can read its conversations. You can export and delete them.',
  },
];

/** What the assistant does, with an example, for visitors who are not signed in. */
export function ChatIntroduction() {
  const address = buildReturnAddress();
  return (
    <div class="chat-introduction">
      <ul class="promises">
        {promises.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <p class="actions">
        <a class="button primary" href={`/sign-in${address}`}>
          Sign in to ask
        </a>
        <a class="button" href={`/sign-up${address}`}>
          Sign up
        </a>
      </p>
      <section class="card" aria-labelledby="chat-example">
        <h2 id="chat-example" class="example-title">
          An example
        </h2>
        <AnswerView answer={exampleAnswer} isLatest />
      </section>
    </div>
  );
}
