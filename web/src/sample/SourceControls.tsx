import type { IndicatorDetailResponse } from 'almanac-sdk';
import { PasteForm } from './PasteForm';
import { SampleControls } from './SampleControls';
import { SeriesPicker } from './SeriesPicker';
import { buildSeriesAddress, type Sample } from './sample';
import type { PastedSeries } from './usePastedSeries';
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
  pastedSeries: PastedSeries | undefined;
  action: string;
  storageNote: string;
}

/** What is worked on: a series of the library or values of one's own, and which part of it. */
export function SourceControls({ path, slug, indicator, sample, setSample, pastedSeries, action, storageNote }: Props) {
  const hasDates = slug !== '' || pastedSeries?.source?.dates !== undefined;
  return (
    <>
      <div class="sample-source">
        <SeriesPicker path={path} />
        {pastedSeries === undefined && (
          <p>
            or <a href={buildSeriesAddress(path, { source: 'own' })}>paste your own values</a>
          </p>
        )}
      </div>
      {pastedSeries !== undefined && (
        <PasteForm pastedSeries={pastedSeries} action={action} storageNote={storageNote} />
      )}
      {hasDates && (
        <div class="sample-controls">
          <SampleControls slug={slug} indicator={indicator} sample={sample} setSample={setSample} />
        </div>
      )}
    </>
  );
}
