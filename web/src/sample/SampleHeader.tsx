import type { ComponentChildren } from 'preact';

interface Props {
  /** The path and name of the section, for the breadcrumbs. */
  path: string;
  sectionName: string;
  slug: string;
  /** Undefined until it is loaded. */
  name: string | undefined;
  /** The introduction, shown before a series is chosen. */
  purpose: { title: string; description: string };
  /** A sentence that describes the sample. */
  children: ComponentChildren;
}

/** The header of an analysis page: the series and its sample, or an introduction. */
export function SampleHeader({ path, sectionName, slug, name, purpose, children }: Props) {
  if (name === undefined && slug === '') {
    return (
      <header class="sample-head">
        <h1>{purpose.title}</h1>
        <p class="lead">{purpose.description}</p>
      </header>
    );
  }
  return (
    <header class="sample-head">
      <p class="crumbs">
        <a href={path}>{sectionName}</a> <span aria-hidden="true">/</span>{' '}
        {slug === '' ? 'Your own values' : <a href={`/indicators/${slug}`}>Indicator page</a>}
      </p>
      <h1>{name ?? slug}</h1>
      <p class="lead">{children}</p>
    </header>
  );
}
