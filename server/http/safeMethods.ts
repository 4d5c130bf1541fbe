const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** Whether a method asks for no change (RFC 9110, section 9.2.1); such a request brings no body that counts. */
export function isSafeMethod(method: string): boolean {
  return safeMethods.has(method);
}
