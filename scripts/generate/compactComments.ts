/** Writes comments of one line on one line, and removes empty lines at their end. They are a large part of the SDK package. */
export function compactComments(code: string): string {
  return code.replace(/^( *)\/\*\*\n((?: *\* ?.*\n)+?) *\*\//gm, (_comment, indent: string, body: string) => {
    const lines = body
      .trimEnd()
      .replace(/(\n *\*)+$/, '')
      .split('\n');
    const [first = ''] = lines;
    if (lines.length === 1) return `${indent}/** ${first.replace(/^ *\* ?/, '')} */`;
    return `${indent}/**\n${lines.join('\n')}\n${indent} */`;
  });
}
