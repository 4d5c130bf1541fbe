/** Text of the contract: paragraphs, with code and bold words marked as in Markdown. */
export function Prose({ text }: { text: string }) {
  return (
    <>
      {text
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph) => (
          <p key={paragraph}>{paragraph.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map(marked)}</p>
        ))}
    </>
  );
}

function marked(piece: string) {
  if (piece.startsWith('`')) return <code key={piece}>{piece.slice(1, -1)}</code>;
  if (piece.startsWith('**')) return <strong key={piece}>{piece.slice(2, -2)}</strong>;
  return piece;
}
