import type { AlertPreview, Frequency } from 'almanac-sdk';
import { useMemo } from 'preact/hooks';
import { Chart } from '../chart/Chart';
import { formatDay, formatPeriod, formatValue } from '../format';
import type { Kind } from './draft';
import { buildPreviewData, type PreviewData } from './previewData';

interface Props {
  preview: AlertPreview;
  kind: Kind;
  name: string;
  frequency: Frequency;
}

/** The values of a rule about one series, with its level and marks where it would have fired. */
export function PreviewChart({ preview, kind, name, frequency }: Props) {
  const data = useMemo(() => buildPreviewData(preview, kind, name), [preview, kind, name]);
  return (
    <>
      <Chart
        chartData={data.chartData}
        frequency={frequency}
        logarithmic={false}
        xMin={data.xMin}
        title={`${name}, and where the rule would have fired`}
        renderReadout={(index) => (
          <PreviewReadout data={data} index={index} level={preview.level} frequency={frequency} />
        )}
      />
      <p class="preview-keys fine">
        <span class="preview-key line">{preview.current?.unit ?? name}</span>
        {preview.level !== null && <span class="preview-key level">Level</span>}
        <span class="preview-key mark">Would have fired</span>
      </p>
    </>
  );
}

interface ReadoutProps {
  data: PreviewData;
  index: number | null;
  level: number | null;
  frequency: Frequency;
}

/** The value at a date, the level, and the vintages with which the rule would have fired about it. */
function PreviewReadout({ data: { chartData, firings }, index, level, frequency }: ReadoutProps) {
  const { dates, data, curves } = chartData;
  const shown = index ?? dates.length - 1;
  const decimals = curves[0]?.decimals;
  const fired = firings.get(dates[shown] ?? '') ?? [];
  return (
    <div class="readout" aria-live="polite">
      <span class="readout-date">{formatPeriod(dates[shown], frequency)}</span>
      <span class="readout-entry">
        <strong>{formatValue(data[1]?.[shown], decimals)}</strong>
      </span>
      {level !== null && <span class="readout-entry">level {level.toLocaleString('en-US')}</span>}
      {fired[0] && (
        <span class="readout-entry revised">
          {fired.length > 1 ? `fired ${fired.length} times, last on ` : 'fired on '}
          {formatDay(fired[0].vintage)}
        </span>
      )}
    </div>
  );
}
