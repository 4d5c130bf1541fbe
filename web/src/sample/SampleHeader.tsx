import type { ComponentChildren } from 'preact';

interface Props {
  /** Where the page stands, and what it is called on the way there. */
  path: string;
  sectionName: string;
  slug: string;
  /** Undefined until it is known. */
  name: string | undefined;
  /** What the page is for, before anything is chosen. */
  purpose: { title: string; words: string };
  /** What was done with which sample. */
  children: ComponentChildren;
}

/** The head of a page on one series: the series and its sample, in a sentence. */
export function SampleHeader({ path, sectionName, slug, name, purpose, children }: Props) {
  if (name === undefined && slug === '') {
    return (
      <header class="sample-head">
        <h1>{purpose.title}</h1>
        <p class="lead">{purpose.words}</p>
      </header>
    );
  }
  return (
    <header class="sample-head">
      <p class="crumbs">
        <a href={path}>{sectionName}</a> <span aria-hidden="true">/</span>{' '}
        {slug === '' ? 'Your own values' : <a href={`/indicators/${slug}`}>The indicator’s page</a>}
      </p>
      <h1>{name ?? slug}</h1>
      <p class="lead">{children}</p>
    </header>
  );
}
