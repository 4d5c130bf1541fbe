import { formatTable } from '../../../scripts/bench/table.js';

interface ScoredAnswer {
  kind: string;
  calls: boolean;
  values: boolean;
}

/** Formats how many answers of each kind of question are right, as a table. */
export function formatScores(scores: ScoredAnswer[]): string {
  const kinds = [...new Set(scores.map(({ kind }) => kind))];
  const rows = [...kinds, 'all'].map((kind) => {
    const ofKind = scores.filter((one) => kind === 'all' || one.kind === kind);
    const count = (part: 'calls' | 'values') => String(ofKind.filter((one) => one[part]).length);
    return [kind, String(ofKind.length), count('calls'), count('values')];
  });
  return formatTable(['Kind', 'Questions', 'Calls right', 'Values right'], rows);
}
