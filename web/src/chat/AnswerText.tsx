import type { ChatPart, ChatValue } from 'almanac-sdk';
import { Fragment } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Piece, parseText } from './parseText';
import { type Frequencies, ValueLink } from './ValueLink';

interface Props {
  parts: readonly ChatPart[];
  values: readonly ChatValue[];
  frequencies: Frequencies;
}

/** The text of an answer. Values are links; text of the model is plain, so that it can neither add links nor load anything. */
export function AnswerText({ parts, values, frequencies }: Props) {
  const blocks = useMemo(() => parseText(parts), [parts]);
  const byRef = new Map(values.map((value) => [value.ref, value]));
  const showLine = (line: Piece[]) =>
    line.map(({ text, ref, isBold }, index) => {
      const value = byRef.get(ref ?? '');
      const content = value === undefined ? text : <ValueLink {...{ text, value, frequencies }} />;
      return isBold ? <strong key={index}>{content}</strong> : <Fragment key={index}>{content}</Fragment>;
    });
  return (
    <div class="answer-text">
      {blocks.map(({ kind, lines }, block) =>
        kind === 'list' ? (
          <ul key={block}>
            {lines.map((line, index) => (
              <li key={index}>{showLine(line)}</li>
            ))}
          </ul>
        ) : (
          <p key={block}>
            {lines.map((line, index) => (
              <Fragment key={index}>
                {index > 0 && <br />}
                {showLine(line)}
              </Fragment>
            ))}
          </p>
        ),
      )}
    </div>
  );
}
