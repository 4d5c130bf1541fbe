const examples = [
  'What is the unemployment rate in Germany and France?',
  'What was known about US real GDP on 15 November 2022?',
  'When is the next US CPI release?',
  'Is US industrial production stationary?',
];

/** Questions that the bundled library answers. A click puts one into the form. */
export function Examples({ choose }: { choose(question: string): void }) {
  return (
    <div class="examples">
      <h3>Questions to start with</h3>
      <ul>
        {examples.map((question) => (
          <li key={question}>
            <button type="button" onClick={() => choose(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
