/** The parts of a schema that the reference uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: string[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  description?: string;
  items?: Schema;
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
}

interface Content {
  schema?: Schema;
  examples?: Record<string, { $ref?: string; value?: unknown }>;
}

export interface Response {
  $ref?: string;
  description: string;
  content?: Record<string, Content>;
}

export interface Operation {
  method: string;
  path: string;
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, Content> };
  responses: [string, Response][];
  /** The accepted credentials; any one of them is sufficient. */
  security?: Record<string, string[]>[];
}

export interface Contract {
  info: { title: string; version: string; description: string };
  tags: { name: string; description: string }[];
  operations: Operation[];
  resolve<Node>(node: Node & { $ref?: string }): Node;
}

export interface OpenApiDocument {
  info: Contract['info'];
  tags: Contract['tags'];
  paths: Record<string, Record<string, unknown>>;
  security: NonNullable<Operation['security']>;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Parses an OpenAPI document into a list of operations with resolved references. */
export function parseContract(document: OpenApiDocument): Contract {
  const resolve: Contract['resolve'] = (node) => {
    if (node.$ref === undefined) return node;
    const steps = node.$ref.slice(2).split('/');
    return steps.reduce<unknown>((found, step) => (found as Record<string, unknown>)[step], document) as typeof node;
  };
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method] as
        | (Omit<Operation, 'responses'> & { responses: Record<string, Response> })
        | undefined;
      if (operation === undefined) return [];
      const parameters = [...((item['parameters'] as Parameter[]) ?? []), ...(operation.parameters ?? [])];
      const responses = Object.entries(operation.responses).map(([status, response]): [string, Response] => [
        status,
        resolve(response),
      ]);
      const { security = document.security } = operation;
      return [
        {
          ...operation,
          method,
          path,
          security,
          parameters: parameters.map((parameter) => resolve(parameter)),
          responses,
        },
      ];
    }),
  );
  return { info: document.info, tags: document.tags, operations, resolve };
}

/** Returns the name of a parameter in the SDK: the header `X-Share-Token` is `shareToken`. */
export function getSdkName({ in: place, name }: Parameter): string {
  if (place !== 'header') return name;
  const word = name.replace(/^X-/, '').replaceAll('-', '');
  return word.charAt(0).toLowerCase() + word.slice(1);
}

/** Describes the type of a schema. */
export function describeType(contract: Contract, schemaOrReference: Schema): string {
  const schema = contract.resolve(schemaOrReference);
  if (schema.oneOf) return schema.oneOf.map((part) => describeType(contract, part)).join(' or ');
  if (schema.items) return `list of ${describeType(contract, schema.items)}`;
  if (schema.enum) return schema.enum.map((value) => `“${value}”`).join(', ');
  const type = [schema.type ?? 'any'].flat().join(' or ');
  const bounds =
    schema.minimum !== undefined && schema.maximum !== undefined ? `, ${schema.minimum} to ${schema.maximum}` : '';
  return (schema.format ?? type) + bounds;
}
