import ts from 'typescript';
import { resolveProjectPath } from '../../server/resolveProjectPath.js';

const file = resolveProjectPath('tests', 'sdk', 'editedProgram.ts');
const options: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  strict: true,
  types: [],
};

/** What an editor shows of a program that uses the SDK, and what the compiler says about it. */
export interface SdkProgram {
  checker: ts.TypeChecker;
  source: ts.SourceFile;
  /** The quick info of a position: its documentation and its tags, as text. */
  hover(position: number): { text: string; tags: string[] };
  /** The compiler's errors, each as one text. */
  errors: string[];
}

/** Opens a program in the language service of TypeScript. The text comes after the import of the SDK and `client`. */
export function openSdkProgram(text: string): SdkProgram {
  const content = `import { Almanac } from '../../sdk/src/index.js';\nconst client = new Almanac();\n${text}`;
  const read = (name: string) => (name === file ? content : ts.sys.readFile(name));
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => {
      const script = read(name);
      return script === undefined ? undefined : ts.ScriptSnapshot.fromString(script);
    },
    getCurrentDirectory: () => resolveProjectPath(),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => read(name) !== undefined,
    readFile: read,
  });
  const program = service.getProgram() as ts.Program;
  return {
    checker: program.getTypeChecker(),
    source: program.getSourceFile(file) as ts.SourceFile,
    hover: (position) => {
      const info = service.getQuickInfoAtPosition(file, position);
      const tags = (info?.tags ?? []).map((tag) => `@${tag.name} ${ts.displayPartsToString(tag.text)}`);
      return { text: ts.displayPartsToString(info?.documentation), tags };
    },
    errors: service
      .getSemanticDiagnostics(file)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
  };
}
