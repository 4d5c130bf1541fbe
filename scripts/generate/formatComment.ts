/** Formats lines as a documentation comment. Throws if a line would end the comment or start a tag. */
export function formatComment(text: string, indent = ''): string {
  const lines = text.trim().split('\n');
  for (const line of lines.filter((one) => !/^@(param|returns|throws) /.test(one))) {
    if (/\*\/|(^|\s)@/.test(line)) throw new Error(`A description cannot be a comment: ${line}`);
  }
  if (lines.length === 1) return `${indent}/** ${lines[0]} */`;
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`].join('\n');
}

/** Returns the first paragraph of a description, on one line. */
export function getFirstParagraph(description: string): string {
  return (description.trim().split(/\n\s*\n/)[0] ?? '').replace(/\s*\n\s*/g, ' ');
}

/** Returns the first sentence of a description. */
export function getFirstSentence(description: string): string {
  const paragraph = getFirstParagraph(description);
  return /^.*?\.(?= [A-Z]|$)/.exec(paragraph)?.[0] ?? paragraph;
}
