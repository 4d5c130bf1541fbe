import { buildReturnAddress } from '../account/buildReturnAddress';

const examples = [
  { title: 'GDP is revised', text: 'Real GDP: revised by at least 1%' },
  { title: 'Inflation passes a level', text: 'Core CPI: percent change from a year ago crosses 3' },
  { title: 'A change is unusual', text: 'Payrolls: change unusual by 3 standard deviations' },
  { title: 'A release is due', text: 'Employment Situation: due within 24 hours' },
];

/** What alerts are, for visitors who are not signed in. */
export function AlertsIntroduction() {
  const address = buildReturnAddress();
  return (
    <section class="card introduction">
      <h2>What an alert can watch</h2>
      <ul class="alert-examples">
        {examples.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <h2>An example</h2>
      <figure class="alert-sample">
        <p>
          <span class="tag info">Alert</span> <strong>Core inflation above 3%</strong>
        </p>
        <p>US Core Consumer Price Index: percent change from year ago for 2026-10 is 3.05, above 3.</p>
        <figcaption class="fine">
          It reaches you in the pages, by mail at once or in a digest, in a feed reader, or at your own webhook.
        </figcaption>
      </figure>
      <p class="actions">
        <a class="button primary" href={`/sign-in${address}`}>
          Sign in to create an alert
        </a>
        <a class="button" href={`/sign-up${address}`}>
          Sign up
        </a>
      </p>
    </section>
  );
}
