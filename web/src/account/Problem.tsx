/** The error message of an action. */
export function Problem({ text }: { text: string | undefined }) {
  return <div role="alert">{text !== undefined && <p class="problem">{text}</p>}</div>;
}
