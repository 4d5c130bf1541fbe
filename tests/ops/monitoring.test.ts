import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { useApi } from '../support/useApi.js';

interface Panel {
  title: string;
  description?: string;
  type: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string }[];
}
interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string; action: string };
}

const readText = (...names: string[]) => readFileSync(resolveProjectPath('ops', ...names), 'utf8');
const panels: Panel[] = JSON.parse(readText('grafana', 'almanac.json')).panels;
const rules: Rule[] = parse(readText('prometheus', 'alerts.yaml')).groups.flatMap(
  (group: { rules: Rule[] }) => group.rules,
);
const charts = panels.filter(({ type }) => type !== 'row');
const expressions = [
  ...charts.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
];

/** Names and labels of the metrics in an expression. */
function listMetrics(expression: string): string[] {
  return expression.match(/\b(almanac|process|nodejs)_[a-z0-9_]+/g) ?? [];
}

describe('the dashboard and the alert rules', () => {
  const api = useApi({ BACKUP_TARGET: '/nowhere' });
  let names: Set<string>;
  beforeAll(async () => {
    api().context.metrics.collectProcessMetrics();
    const { text } = await api().operator('get', '/metrics');
    names = new Set(
      [...text.matchAll(/^# TYPE (\S+) (\S+)/gm)].flatMap(([, name = '', type]) =>
        type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
      ),
    );
  });

  it.each(expressions)('%s uses metrics that exist', (_title, expression) => {
    const used = listMetrics(expression);
    if (!expression.startsWith('up{')) expect(used.length).toBeGreaterThan(0);
    expect(used.filter((name) => !names.has(name))).toEqual([]);
  });

  it('every metric of Almanac is in the dashboard or an alert rule, except those of billing and the assistant', () => {
    const used = new Set(expressions.flatMap(([, expression]) => listMetrics(expression)));
    const unused = [...names].filter((name) => name.startsWith('almanac_') && !used.has(name));
    expect(
      unused.filter(
        (name) =>
          !/_(sum|count)$|chat_|billing_|subscriptions|alert_(runs|evaluations|mails)_total|webhook_queue_waiting|cache_entries|backup_last_size/.test(
            name,
          ),
      ),
    ).toEqual([]);
  });
});

it('every chart says what it shows, and no two overlap', () => {
  for (const { title, description = '' } of charts)
    expect([title, description]).toEqual([title, expect.stringMatching(/\.$/)]);
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, index) => `${x + (index % w)} ${y + Math.floor(index / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
});

it('every alert says what is wrong and what to do', () => {
  for (const { alert, annotations } of rules)
    expect([alert, annotations]).toEqual([
      alert,
      { summary: expect.stringMatching(/\.$/), action: expect.stringMatching(/^[A-Z].*\.$/) },
    ]);
});
