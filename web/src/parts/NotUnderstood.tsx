/** Tells, in sentences, what of the address the page leaves out. */
export function NotUnderstood({ remarks }: { remarks: string[] }) {
  return (
    <div role="alert">
      {remarks.length > 0 && (
        <div class="notice not-understood">
          <h2>Not all of this address is understood</h2>
          <ul>
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
