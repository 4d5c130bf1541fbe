import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { CopyButton } from './CopyButton';

interface Props {
  /** Code by language. The first language is selected initially. */
  snippets: Record<string, string>;
  children?: ComponentChildren;
}

/** Code in the selected language. */
export function CodeTabs({ snippets, heading }: { snippets: Props['snippets']; heading: ComponentChildren }) {
  const [selected, setLanguage] = useState<string>();
  const language = selected ?? Object.keys(snippets)[0] ?? '';
  const code = snippets[language] ?? '';
  return (
    <>
      <div class="card-head">
        {heading}
        <div class="actions">
          <div class="ranges">
            {Object.keys(snippets).map((name) => (
              <button key={name} type="button" aria-pressed={language === name} onClick={() => setLanguage(name)}>
                {name}
              </button>
            ))}
          </div>
          <CopyButton text={code} label={`${language} code`} />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
      <pre class="code" tabIndex={0}>
        <code>{code}</code>
      </pre>
    </>
  );
}

/** Code that requests the data of the page, in the selected language. */
export function CodeCard({ snippets, needsKey = true, children }: Props & { needsKey?: boolean }) {
  return (
    <section class="card">
      <CodeTabs snippets={snippets} heading={<h2>Use the API</h2>} />
      <p class="fine">
        {needsKey ? (
          <>
            Set <code>ALMANAC_API_KEY</code> to your API key.
          </>
        ) : (
          'You need no API key to read the library.'
        )}{' '}
        See the <a href="/docs">API reference</a> for all parameters. {children}
      </p>
    </section>
  );
}
