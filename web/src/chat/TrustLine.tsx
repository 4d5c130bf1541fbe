import type { ChatTrust } from 'almanac-sdk';
import { trustLabels } from './trust';

/** Where the values of an answer come from. */
export function TrustLine({ trust }: { trust: readonly ChatTrust[] }) {
  if (trust.length === 0) return null;
  return (
    <ul class="trust" aria-label="Where the values come from">
      {trust.map((kind) => {
        const { label, meaning, tag } = trustLabels[kind];
        return (
          <li key={kind}>
            <span class={`tag ${tag}`}>{label}</span> <span>{meaning}</span>
          </li>
        );
      })}
    </ul>
  );
}
