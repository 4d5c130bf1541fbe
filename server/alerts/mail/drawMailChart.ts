import type { ChartLine, ChartModel } from '../../charts/chartModel.js';
import type { Owner } from '../../compute/fairQueue.js';
import type { MailContext } from './mailContext.js';
import type { MailSeries } from './readMailSeries.js';

/** Narrow, so that its texts can be read on a phone. Pictures have twice as many pixels. */
const size = { width: 440, height: 250 };

interface MailChart extends Pick<MailSeries, 'line' | 'agency'> {
  vintage: string;
  /** The level of the rule; null if it has none. */
  level: number | null;
}

/** Draws the chart of a series, with a line at the level of its rule. Returns undefined if that fails: a mail needs no chart. */
export async function drawMailChart(
  { compute, log }: Pick<MailContext, 'compute' | 'log'>,
  { line, agency, vintage, level }: MailChart,
  owner: Owner | undefined,
): Promise<Uint8Array | undefined> {
  const model: ChartModel = {
    ...{ title: line.unit, subtitle: `As of ${vintage}`, source: `Source: ${agency}. Almanac`, ...size },
    lines: level === null ? [line] : [line, buildLevelLine(line, level)],
    ...{ frequency: line.frequency, recessions: [], markers: [], logarithmic: false, theme: 'light' },
  };
  try {
    return (await compute.run('chart', { model, format: 'png' }, { owner })) as Uint8Array;
  } catch (err) {
    log?.warn({ err }, 'Could not draw the chart of an alert mail.');
    return undefined;
  }
}

function buildLevelLine(line: ChartLine, level: number): ChartLine {
  return { ...line, label: 'Level', values: line.values.map(() => level), projectionsFrom: null };
}
