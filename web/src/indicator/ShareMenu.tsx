import type { IndicatorDetailResponse } from 'almanac-sdk';
import { CopyButton } from '../parts/CopyButton';
import { DownloadIcon } from '../parts/DownloadIcon';
import { buildShareLinks } from './shareLinks';
import type { View } from './view';
import './share.css';

interface Props {
  indicator: IndicatorDetailResponse;
  view: View;
  lastDate: string | null;
}

/** The ways to share the chart: addresses and codes to copy, and pictures. */
export function ShareMenu({ indicator: { metadata }, view, lastDate }: Props) {
  const links = buildShareLinks(metadata, view, lastDate);
  const texts: [string, string][] = [
    ['Link', links.link],
    ['Embed code', links.embed],
    ['Markdown', links.markdown],
  ];
  return (
    <details class="share">
      <summary>Share</summary>
      {texts.map(([label, text]) => (
        <div key={label} class="share-row">
          <label>
            <span>{label}</span>
            <input readOnly value={text} onFocus={({ currentTarget }) => currentTarget.select()} />
          </label>
          <CopyButton text={text} label={label.toLowerCase()} />
        </div>
      ))}
      <p class="actions">
        <a class="button" href={links.png} download={`${metadata.slug}.png`}>
          <DownloadIcon /> PNG
        </a>
        <a class="button" href={links.svg} download={`${metadata.slug}.svg`}>
          <DownloadIcon /> SVG
        </a>
      </p>
    </details>
  );
}
