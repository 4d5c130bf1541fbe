import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { CopyButton } from './CopyButton';

interface Props {
  /** By language; the first is shown first. */
  codes: Record<string, string>;
  children?: ComponentChildren;
}

/** Code in the language that is chosen. */
export function CodeTabs({ codes, heading }: { codes: Props['codes']; heading: ComponentChildren }) {
  const [chosen, setLanguage] = useState<string>();
  const language = chosen ?? Object.keys(codes)[0] ?? '';
  const code = codes[language] ?? '';
  return (
    <>
      <div class="card-head">
        {heading}
        <div class="actions">
          <div class="ranges">
            {Object.keys(codes).map((name) => (
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
export function CodeCard({ codes, children }: Props) {
  return (
    <section class="card">
      <CodeTabs codes={codes} heading={<h2>The same by program</h2>} />
      <p class="fine">
        With your own key in <code>ALMANAC_KEY</code>. Every parameter is explained in the{' '}
        <a href="/docs">API reference</a>. {children}
      </p>
    </section>
  );
}
