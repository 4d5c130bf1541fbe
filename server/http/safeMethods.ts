const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** Whether a method is safe, that is read-only (RFC 9110, section 9.2.1). The body of a safe request is ignored. */
export function isSafeMethod(method: string): boolean {
  return safeMethods.has(method);
}
