const yearSeconds = 31_536_000;

/** The pages load only their own files, and no site may frame them, except for the pages that exist for that. */
const buildPagePolicy = (frameAncestors: string) =>
  [
    "default-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');

/** Responses of the API are data. A browser that displays one must neither load nor run anything. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Whether users reach the server over HTTPS. A proxy in front of it handles TLS. */
export function isServedOverHttps(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}

/** Returns the headers that make browsers stricter, for the pages, those that other sites may frame, and the API. */
export function buildSecurityHeaders(publicUrl: string): {
  pages: Record<string, string>;
  embeds: Record<string, string>;
  api: Record<string, string>;
} {
  const common = {
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(isServedOverHttps(publicUrl) && { 'Strict-Transport-Security': `max-age=${yearSeconds}` }),
  };
  return {
    embeds: {
      ...common,
      'Content-Security-Policy': buildPagePolicy('*'),
      'Referrer-Policy': 'same-origin',
    },
    pages: {
      ...common,
      'Content-Security-Policy': buildPagePolicy("'none'"),
      'Referrer-Policy': 'same-origin',
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
    api: { ...common, 'Content-Security-Policy': apiPolicy, 'Referrer-Policy': 'no-referrer' },
  };
}
