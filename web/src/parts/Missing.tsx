import { AlmanacError } from 'almanac-sdk';

export interface MissingProps {
  /** A sentence that says what does not exist. */
  text: string;
  /** The page to continue with. */
  href: string;
  link: string;
}

/** Says that nothing exists at the address of a page, and where to continue. */
export function Missing({ text, href, link }: MissingProps) {
  return (
    <div class="notice" role="alert">
      <h2>Not available</h2>
      <p>{text}</p>
      <p class="actions">
        <a href={href}>{link}</a>
      </p>
    </div>
  );
}

/** Whether a call failed because nothing exists under what the address names, or because that cannot be a name. */
export function isMissing(failure: unknown): boolean {
  return failure instanceof AlmanacError && (failure.status === 400 || failure.status === 404);
}
