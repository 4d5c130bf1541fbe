import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { CopyButton } from './CopyButton';

interface Props {
  /** By language; the first is shown first. */
  snippets: Record<string, string>;
  children?: ComponentChildren;
}

/** Code in the language that is chosen. */
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
          <CopyButton text={code} label={`the ${language} code`} />
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard */}
      <pre class="code" tabIndex={0}>
        <code>{code}</code>
      </pre>
    </>
  );
}

/** What the page shows, asked for from a program, in the language that is chosen. */
export function CodeCard({ snippets, children }: Props) {
  return (
    <section class="card">
      <CodeTabs snippets={snippets} heading={<h2>The same by program</h2>} />
      <p class="fine">
        With your own key in <code>ALMANAC_KEY</code>. Every parameter is explained in the{' '}
        <a href="/docs">API reference</a>. {children}
      </p>
    </section>
  );
}
