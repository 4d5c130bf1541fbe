/** Tells, in sentences, what of the address the page leaves out. */
export function InvalidParameters({ problems }: { problems: string[] }) {
  return (
    <div role="alert">
      {problems.length > 0 && (
        <div class="notice invalid-parameters">
          <h2>Not all of this address is understood</h2>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
