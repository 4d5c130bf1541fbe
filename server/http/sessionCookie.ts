import { parse, serialize } from 'cookie';
import type { Request, Response } from 'express';
import type { NewSession } from '../contract.js';

export const sessionCookieName = 'almanac_session';

const sessionPair = new RegExp(`(?:^|;)\\s*(${sessionCookieName}=[^;]*)`);

/** Returns the session cookie of a request by its name. Others are not parsed: a request can have thousands of them. */
export function readSessionCookie(request: Request): Record<string, string | undefined> {
  return parse(sessionPair.exec(request.headers.cookie ?? '')?.[1] ?? '');
}

/**
 * Sets the session cookie, or removes it if `session` is null. Scripts cannot read it, and cross-site forms do not send it.
 * With `secure`, browsers send it over HTTPS only.
 */
export function writeSessionCookie(response: Response, session: NewSession | null, secure: boolean): void {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const cookie =
    session === null
      ? serialize(sessionCookieName, '', { ...options, expires: new Date(0) })
      : serialize(sessionCookieName, session.token, { ...options, expires: new Date(session.expiresAt) });
  response.setHeader('Set-Cookie', cookie);
}
