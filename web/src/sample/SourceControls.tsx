import type { IndicatorDetailResponse, SearchHit } from 'almanac-sdk';
import { IndicatorPicker } from '../parts/IndicatorPicker';
import { navigate } from '../router';
import { PasteForm } from './PasteForm';
import { SampleControls } from './SampleControls';
import { buildSeriesAddress, type Sample } from './sample';
import type { PastedSeries } from './usePastedSeries';
import './sample.css';

interface Props {
  /** The path of the page; the slug of a series is appended to it. */
  path: string;
  /** Empty for pasted values, and before a series is chosen. */
  slug: string;
  indicator: IndicatorDetailResponse | undefined;
  sample: Sample;
  setSample(changes: Partial<Sample>): void;
  /** Set if pasted values are analysed. */
  pastedSeries: PastedSeries | undefined;
  action: string;
  storageNote: string;
}

/** Selects a library series or pasted values, and the sample. */
export function SourceControls({ path, slug, indicator, sample, setSample, pastedSeries, action, storageNote }: Props) {
  const open = ({ slug, country, defaultCountry }: SearchHit) =>
    navigate(buildSeriesAddress(`${path}/${slug}`, country === defaultCountry ? undefined : { country }));
  const hasDates = slug !== '' || pastedSeries?.source?.dates !== undefined;
  return (
    <>
      <div class="sample-source">
        <IndicatorPicker label="Series" choose={open} />
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
