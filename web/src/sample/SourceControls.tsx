import type { IndicatorDetailResponse } from 'almanac-sdk';
import type { OwnSeries } from './ownValues';
import { PasteForm } from './PasteForm';
import { SampleControls } from './SampleControls';
import { SeriesPicker } from './SeriesPicker';
import { type Sample, sameFor } from './sample';
import './sample.css';

interface Props {
  /** The page's own path, to which the slug of a series is added. */
  path: string;
  /** Empty for values of one's own, and where nothing is chosen yet. */
  slug: string;
  indicator: IndicatorDetailResponse | undefined;
  sample: Sample;
  setSample(changes: Partial<Sample>): void;
  /** Where values of one's own are worked on. */
  own: OwnSeries | undefined;
  action: string;
  keeping: string;
}

/** What is worked on: a series of the library or values of one's own, and which part of it. */
export function SourceControls({ path, slug, indicator, sample, setSample, own, action, keeping }: Props) {
  const dated = slug !== '' || own?.source?.dates !== undefined;
  return (
    <>
      <div class="sample-source">
        <SeriesPicker path={path} />
        {own === undefined && (
          <p>
            or <a href={sameFor(path, { source: 'own' })}>paste your own values</a>
          </p>
        )}
      </div>
      {own !== undefined && <PasteForm own={own} action={action} keeping={keeping} />}
      {dated && (
        <div class="sample-controls">
          <SampleControls slug={slug} indicator={indicator} sample={sample} setSample={setSample} />
        </div>
      )}
    </>
  );
}
