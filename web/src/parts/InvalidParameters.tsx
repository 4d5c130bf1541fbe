/** Tells, in sentences, what of the address the page leaves out. */
export function InvalidParameters({ remarks: problems }: { remarks: string[] }) {
  return (
    <div role="alert">
      {problems.length > 0 && (
        <div class="notice not-understood">
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
