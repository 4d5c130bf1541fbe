import type { IndicatorDetailResponse } from 'almanac-sdk';
import { useState } from 'preact/hooks';
import { CopyButton } from '../parts/CopyButton';
import { curlOf, sdkOf } from './query';
import type { View } from './view';

/** What the chart shows, asked for from a program. */
export function SameQuery({ indicator, view }: { indicator: IndicatorDetailResponse; view: View }) {
  const [language, setLanguage] = useState<'curl' | 'TypeScript'>('curl');
  const origin = window.location.origin;
  const code = language === 'curl' ? curlOf(indicator.metadata, view, origin) : sdkOf(indicator.metadata, view, origin);
  return (
    <section class="card">
      <div class="card-head">
        <h2>The same by program</h2>
        <div class="actions">
          <div class="ranges">
            {(['curl', 'TypeScript'] as const).map((name) => (
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
      <p class="fine">
        With your own key in <code>ALMANAC_KEY</code>. Every parameter is explained in the{' '}
        <a href="/docs">API reference</a>.
      </p>
    </section>
  );
}
