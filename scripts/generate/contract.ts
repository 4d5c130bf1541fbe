/** The parts of the contract that the SDK is generated from. */
export interface Contract {
  paths: Record<string, Record<string, ContractOperation>>;
  /** Applies to operations without their own `security`. */
  security?: Record<string, unknown>[];
  components: { schemas: Record<string, Schema> };
}

export interface ContractOperation {
  operationId?: string;
  summary: string;
  description?: string;
  parameters?: ContractParameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, ContractResponse>;
  security?: Record<string, unknown>[];
  /** Whether the events of its stream have names, and data of different types. */
  'x-named-events'?: boolean;
}

export interface ContractParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description: string;
  schema: Schema;
  /** Whether the text is a list, which the server splits. */
  'x-comma-separated'?: boolean;
}

interface ContractResponse {
  description: string;
  content?: Record<string, { schema: Schema }>;
}

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: (string | number | null)[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  description?: string;
}

/** Returns the object that a `$ref` points to, or the object itself. */
export function resolve<Value extends object>(contract: Contract, value: Value): Value {
  const { $ref } = value as { $ref?: string };
  if ($ref === undefined) return value;
  let found: unknown = contract;
  for (const key of $ref.slice('#/'.length).split('/')) found = (found as Record<string, unknown>)[key];
  return found as Value;
}

/** Returns the name of the schema that a `$ref` points to. */
export function getSchemaName({ $ref }: Schema): string | undefined {
  return $ref?.split('/').at(-1);
}
