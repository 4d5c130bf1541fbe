import { invalidRequest } from '../errors.js';
import { aggregation, country, day, frequency, id, units, vintage } from './argumentSchemas.js';
import { computations, type NamedValues } from './computations.js';
import { describeSeries } from './describeValues.js';
import { type ObservationsQuery, readNewestValues } from './readNewestValues.js';
import { readSources } from './readSources.js';
import { defineTool, type ToolContext } from './tool.js';

/** Values of each series that a computation uses. */
const maxValues = 2_000;
const maxReturned = 120;

type NamedQuery = Omit<ObservationsQuery, 'id'> & { name: string; id: string };

interface Arguments {
  operation: keyof typeof computations;
  series: NamedQuery[];
}

export const compute = defineTool<Arguments>({
  name: 'compute',
  title: 'Compute',
  description:
    'Exact arithmetic over named series: difference (first − second), ratio (first / second), correlation, and mean or growth from start to end of one. States the unit.',
  inputSchema: {
    type: 'object',
    properties: {
      operation: { enum: Object.keys(computations) },
      series: {
        type: 'array',
        minItems: 1,
        maxItems: 2,
        items: {
          type: 'object',
          additionalProperties: false,
          properties: {
            ...{ name: { type: 'string', maxLength: 40 }, id, country, start: day, end: day },
            ...{ units: { enum: units.enum ?? [] }, frequency, aggregation, vintage },
          },
          required: ['name', 'id'],
        },
      },
    },
    required: ['operation', 'series'],
  },
  async run(context, { operation, series }) {
    const computation = computations[operation];
    if (series.length !== computation.operands) {
      const problem = `must have ${computation.operands === 1 ? 'one series' : 'two series'} for ${operation}`;
      throw invalidRequest([{ field: 'series', problem }]);
    }
    const operands: NamedValues[] = [];
    for (const query of series) operands.push(await readOperand(context, query));
    const [first, second] = operands as [NamedValues, NamedValues];
    const result = computation.run(first, second);
    const getSource = await readSources(
      context,
      operands.map((one) => one.series),
    );
    const { values = [], ...single } = result;
    return {
      data: {
        ...{ operation, ...single },
        ...(values.length > 0 && { values: values.slice(-maxReturned), truncated: values.length > maxReturned }),
        inputs: operands.map((one) => ({
          ...{ as: one.name, ...describeSeries(one, getSource(one.series)) },
          ...{ from: one.rows[0]?.date, to: one.rows.at(-1)?.date, count: one.rows.length },
        })),
      },
    };
  },
});

async function readOperand(context: ToolContext, { name, id: slug, ...selection }: NamedQuery): Promise<NamedValues> {
  const query = { ...selection, id: [slug] };
  const { values } = await readNewestValues(context, query, () => ({ maxSeries: 1, count: maxValues }));
  const [found] = values;
  if (found === undefined || found.rows.every(({ value }) => value === null)) {
    const problem = `has no values of ${slug} in this range. Check start, end and country`;
    throw invalidRequest([{ field: name, problem }]);
  }
  if (found.hasMore) {
    const problem = `has more than ${maxValues} values of ${slug} in this range. Set start, or a lower frequency`;
    throw invalidRequest([{ field: name, problem }]);
  }
  return { name, ...found };
}
