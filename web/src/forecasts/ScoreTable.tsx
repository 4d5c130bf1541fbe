import type { ForecastScores } from 'almanac-sdk';
import { missing } from '../format';
import { formatShortNumber } from '../plots/scales';
import './scores.css';

export interface ScoreRow {
  key: string;
  name: string;
  /** A short remark next to the name. */
  note: string;
  best: boolean;
  /** Null if the model could not be fitted. */
  scores: ForecastScores | null;
}

/** A table of scores, one model per row, with the coverage of its intervals. */
export function ScoreTable({ caption, rows }: { caption: string; rows: ScoreRow[] }) {
  const levels = rows.find(({ scores }) => scores !== null)?.scores?.coverage.map(({ level }) => level) ?? [];
  return (
    <table class="table scores">
      <caption class="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Model</th>
          {['MASE', 'sMAPE', 'OWA', 'Origins', ...levels.map((level) => `${level}% coverage`)].map((name) => (
            <th key={name} scope="col" class="number">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, note, best, scores }) => (
          <tr key={key} class={best ? 'current' : ''}>
            <th scope="row">
              {name} {best && <span class="tag good">best</span>} <span class="fine">{note}</span>
            </th>
            {scores === null ? (
              <td colSpan={levels.length + 4} class="unscored">
                could not be fitted at these origins
              </td>
            ) : (
              <Scores scores={scores} levels={levels} />
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Scores({ scores, levels }: { scores: ForecastScores; levels: number[] }) {
  const { mase, smape, owa, coverage, origins } = scores;
  const cells: [string, string][] = [
    ['MASE', formatScore(mase)],
    ['sMAPE', smape === null ? missing : `${formatScore(smape)}%`],
    ['OWA', formatScore(owa)],
    ['Origins', String(origins)],
    ...levels.map((level): [string, string] => {
      const share = coverage.find((each) => each.level === level)?.share ?? null;
      return [`${level}% coverage`, share === null ? missing : `${Math.round(share * 100)}%`];
    }),
  ];
  return (
    <>
      {cells.map(([label, text]) => (
        <td key={label} class="number" data-label={label}>
          {text}
        </td>
      ))}
    </>
  );
}

function formatScore(value: number | null): string {
  return value === null ? missing : formatShortNumber(Number(value.toPrecision(3)));
}
