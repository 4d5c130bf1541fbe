import type { MissingHeadline } from 'almanac-sdk';

/** The headlines without a value, each with the reason. */
export function MissingHeadlines({ missing }: { missing: MissingHeadline[] }) {
  if (missing.length === 0) return null;
  return (
    <details class="missing-headlines">
      <summary>
        {missing.length} {missing.length === 1 ? 'headline has' : 'headlines have'} no value
      </summary>
      <ul>
        {missing.map(({ id, name, message }) => (
          <li key={id}>
            {name}: {message}
          </li>
        ))}
      </ul>
    </details>
  );
}
