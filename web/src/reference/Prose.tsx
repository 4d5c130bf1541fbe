/** Renders a description of the contract: paragraphs with Markdown code and bold text. */
export function Prose({ text }: { text: string }) {
  return (
    <>
      {text
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph) => (
          <p key={paragraph}>
            <InlineMarkdown text={paragraph} />
          </p>
        ))}
    </>
  );
}

/** Renders a text with Markdown code and bold text. */
export function InlineMarkdown({ text }: { text: string }) {
  return <>{text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map(renderInline)}</>;
}

function renderInline(piece: string) {
  if (piece.startsWith('`')) return <code key={piece}>{piece.slice(1, -1)}</code>;
  if (piece.startsWith('**')) return <strong key={piece}>{piece.slice(2, -2)}</strong>;
  return piece;
}
