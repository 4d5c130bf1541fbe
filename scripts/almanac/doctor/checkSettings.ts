import { type Check, isLocal, nameFindings } from './finding.js';

const maxAnonymousRequests = 1_000;
const maxSessionRequests = 10_000;

/** Checks that the server runs as in production. */
export const checkEnvironment: Check = ({ NODE_ENV, PUBLIC_URL }) => {
  const finding = nameFindings('environment');
  if (NODE_ENV === 'production') return [finding('ok', 'NODE_ENV is production.')];
  const state = isLocal(new URL(PUBLIC_URL).hostname) ? 'warning' : 'problem';
  const message = `NODE_ENV is ${NODE_ENV}: the server creates a demo account and logs mailed links. Set NODE_ENV=production.`;
  return [finding(state, message)];
};

/** Checks that users reach the server over HTTPS, which also marks session cookies as Secure. */
export const checkHttps: Check = ({ PUBLIC_URL, NODE_ENV }) => {
  const finding = nameFindings('https');
  const { protocol, hostname } = new URL(PUBLIC_URL);
  if (protocol === 'https:') return [finding('ok', 'PUBLIC_URL is https, so session cookies are Secure.')];
  if (isLocal(hostname)) {
    const effect = 'PUBLIC_URL is an address of this machine, so links in mails lead nowhere for users.';
    return [
      finding(
        NODE_ENV === 'production' ? 'problem' : 'warning',
        `${effect} Set it to the https address that users open.`,
      ),
    ];
  }
  return [
    finding(
      'problem',
      'PUBLIC_URL is http, so passwords, keys and cookies travel unencrypted. Set up TLS in a proxy, then set PUBLIC_URL to https.',
    ),
  ];
};

/** Checks that no one reaches the server without passing the proxy. */
export const checkExposure: Check = ({ HOST, TRUST_PROXY, PUBLIC_URL }) => {
  const finding = nameFindings('exposure');
  if (isLocal(HOST)) return [finding('ok', `The server accepts connections from this machine only (HOST=${HOST}).`)];
  if (TRUST_PROXY > 0 || PUBLIC_URL.startsWith('https:')) {
    return [
      finding(
        'warning',
        `HOST=${HOST} accepts unencrypted connections that bypass the proxy. Set HOST=127.0.0.1, or close the port to everyone but the proxy.`,
      ),
    ];
  }
  return [
    finding(
      'problem',
      `HOST=${HOST} accepts unencrypted connections from other machines. Set HOST=127.0.0.1 and use a proxy with TLS.`,
    ),
  ];
};

/** Checks the limits of callers without a key, whose limits are settings. */
export const checkLimits: Check = ({ ANONYMOUS_REQUESTS_PER_MINUTE, SESSION_REQUESTS_PER_MINUTE }) => {
  const finding = nameFindings('limits');
  const findings = [];
  if (ANONYMOUS_REQUESTS_PER_MINUTE > maxAnonymousRequests)
    findings.push(
      finding(
        'warning',
        `ANONYMOUS_REQUESTS_PER_MINUTE is over ${maxAnonymousRequests}, which lets one address guess keys quickly. Lower it.`,
      ),
    );
  if (SESSION_REQUESTS_PER_MINUTE > maxSessionRequests)
    findings.push(
      finding(
        'warning',
        `SESSION_REQUESTS_PER_MINUTE is over ${maxSessionRequests}, so one user can take the server from others. Lower it.`,
      ),
    );
  return findings.length > 0 ? findings : [finding('ok', 'The limits are in their usual range.')];
};
