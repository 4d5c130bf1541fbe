import { type Contract, resolve, type Schema } from './contract.js';
import { getFirstParagraph } from './formatComment.js';

/** Gives fields that only refer to a schema the description of that schema, because an editor shows nothing else. */
export function describeReferences(contract: Contract): Record<string, Schema> {
  const describe = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(describe);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(([key, part]) => [key, describe(part)] as const);
    const copy: Schema = Object.fromEntries(entries);
    for (const field of Object.values(copy.properties ?? {})) {
      const { description } = field.$ref === undefined ? {} : resolve(contract, field);
      if (field.description === undefined && description !== undefined) {
        field.description = getFirstParagraph(description);
      }
    }
    return copy;
  };
  return describe(contract.components.schemas) as Record<string, Schema>;
}
