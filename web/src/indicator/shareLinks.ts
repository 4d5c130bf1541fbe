import type { IndicatorMetadata } from 'almanac-sdk';
import { getEnd, getStart, type View } from './view';

/** The addresses at which others see the chart: pictures, the page to embed, and this page. */
export function buildShareLinks(
  { slug, name, country, projectionsFrom }: IndicatorMetadata,
  view: View,
  lastDate: string | null,
) {
  const { origin, href } = window.location;
  const start = getStart(view, lastDate);
  // Only projections can extend beyond the shown range.
  const end = projectionsFrom === null ? view.end : getEnd(view, lastDate);
  const query = new URLSearchParams({
    country: view.countries.join(',') || country,
    ...(view.others.length > 0 && { with: view.others.join(',') }),
    units: view.units,
    ...(start !== null && { start }),
    ...(end && { end }),
    ...(view.vintage !== '' && { vintage: view.vintage }),
    ...(view.indexed && { indexed: 'true' }),
    ...(view.logarithmic && { scale: 'log' }),
    ...(view.recessions !== null && { recessions: String(view.recessions) }),
  });
  const parameters = query.toString().replaceAll('%2C', ',');
  const picture = `${origin}/api/charts/${slug}?${parameters}`;
  const embedded = `${origin}/embed/${slug}${window.location.search}`;
  return {
    svg: picture,
    png: `${picture}&format=png`,
    link: href,
    markdown: `![${name}](${picture})`,
    embed: `<iframe src="${embedded.replaceAll('&', '&amp;')}" title="${name.replaceAll('"', '&quot;')}" width="100%" height="480" loading="lazy" style="border:0"></iframe>`,
  };
}
