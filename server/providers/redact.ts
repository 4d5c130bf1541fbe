/** Replaces secrets in a text, in any case, also when they are URL-encoded. */
export function redact(text: string, secrets: readonly string[]): string {
  return secrets.flatMap((secret) => [secret, encodeURIComponent(secret)]).reduce(redactSecret, text);
}

function redactSecret(text: string, secret: string): string {
  if (secret === '') return text;
  const pattern = secret.replace(/[^0-9A-Za-z]/g, '\\$&');
  return text.replace(new RegExp(pattern, 'gi'), '[redacted]');
}
