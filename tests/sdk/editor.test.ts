import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';
import { openSdkProgram, type SdkProgram } from '../support/sdkProgram.js';

interface Method {
  id: string;
  signature: ts.Signature;
  /** The type of its parameters. Undefined if it has none. */
  parameters: ts.Type | undefined;
}

const typesFile = resolveProjectPath('sdk', 'src', 'generated', 'types.gen.ts');
const { checker, source } = openSdkProgram('');
/** Verifying a webhook is no operation. */
const methods = listMethods().filter(({ id }) => id !== 'webhooks.verify');
/** A call of each method with all of its parameters. */
const calls = methods.map(({ id, parameters }) => {
  const fields = (parameters?.getProperties() ?? []).map(({ name }) => `${name}: undefined as never`);
  return `client.${id}(${parameters === undefined ? '' : `{ ${fields.join(', ')} }`});`;
});
const program = openSdkProgram(calls.join('\n'));

it('the editor shows the summary, result and errors of every operation', () => {
  const bare = methods.filter(({ id }) => {
    const { text, tags } = hoverOver(program, `client.${id}(`, id.indexOf('.') + 'client.'.length + 1);
    return (
      text.length < 10 ||
      !tags.some((tag) => /^@returns \S/.test(tag)) ||
      !tags.some((tag) => /^@throws .*\d{3}/.test(tag))
    );
  });
  expect(methods.length).toBeGreaterThanOrEqual(79);
  expect(bare.map(({ id }) => id)).toEqual([]);
});

it('the editor shows a description of every parameter, on the method and on the parameter', () => {
  const bare: string[] = [];
  let count = 0;
  for (const { id, parameters } of methods) {
    const { tags } = hoverOver(program, `client.${id}(`, id.indexOf('.') + 'client.'.length + 1);
    for (const { name } of parameters?.getProperties() ?? []) {
      count += 1;
      const start = program.source.text.indexOf(`client.${id}(`);
      const position = program.source.text.indexOf(` ${name}: undefined`, start) + 1;
      if (program.hover(position).text.length < 10) bare.push(`${id} ${name}`);
      if (!tags.some((tag) => tag.startsWith(`@param parameters.${name} `))) bare.push(`${id} @param ${name}`);
    }
  }
  expect(count).toBeGreaterThan(200);
  expect(bare).toEqual([]);
});

it('the editor shows a description of every field of every type', () => {
  const types = ts.createSourceFile(typesFile, readFileSync(typesFile, 'utf8'), ts.ScriptTarget.ES2022, true);
  const fields = listFields(types).filter((field) => !field.getText(types).startsWith('baseUrl'));
  const bare = fields.filter((field) => ts.getJSDocCommentsAndTags(field).length === 0);
  expect(fields.length).toBeGreaterThan(1300);
  expect(bare.map((field) => field.getText(types))).toEqual([]);
});

function listFields(node: ts.Node): ts.PropertySignature[] {
  const fields = ts.isPropertySignature(node) ? [node] : [];
  ts.forEachChild(node, (child) => void fields.push(...listFields(child)));
  return fields;
}

function listMethods(): Method[] {
  const client = checker.getTypeAtLocation(findDeclaration('client'));
  return client.getProperties().flatMap((group) =>
    checker
      .getTypeOfSymbol(group)
      .getProperties()
      .map((method) => {
        const [signature] = checker.getTypeOfSymbol(method).getCallSignatures() as [ts.Signature];
        const [first] = signature.parameters;
        const parameters = first?.name === 'parameters' ? checker.getTypeOfSymbol(first) : undefined;
        return {
          id: `${group.name}.${method.name}`,
          signature,
          parameters: parameters && checker.getNonNullableType(parameters),
        };
      }),
  );
}

function findDeclaration(name: string): ts.Node {
  const statement = source.statements.find((one) => one.getText(source).startsWith(`const ${name} `));
  return (statement as ts.VariableStatement).declarationList.declarations[0] as ts.Node;
}

function hoverOver({ hover, source: { text } }: SdkProgram, call: string, offset: number) {
  return hover(text.indexOf(call) + offset);
}
