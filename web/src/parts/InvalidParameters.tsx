/** Lists the parameters of the address that the page ignores. */
export function InvalidParameters({ problems }: { problems: string[] }) {
  return (
    <div role="alert">
      {problems.length > 0 && (
        <div class="notice invalid-parameters">
          <h2>Some parameters of this address are ignored</h2>
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
