import { parse, serialize } from 'cookie';
import type { Request, Response } from 'express';
import type { NewSession } from '../contract.js';

export const sessionCookieName = 'almanac_session';

/** Returns the cookies of a request by name. */
export function readCookies(request: Request): Record<string, string | undefined> {
  return parse(request.headers.cookie ?? '');
}

/** Sets the session cookie, or removes it if `session` is null. Scripts cannot read it, and cross-site forms do not send it. */
export function writeSessionCookie(request: Request, response: Response, session: NewSession | null): void {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: request.secure } as const;
  const cookie =
    session === null
      ? serialize(sessionCookieName, '', { ...options, expires: new Date(0) })
      : serialize(sessionCookieName, session.token, { ...options, expires: new Date(session.expiresAt) });
  response.setHeader('Set-Cookie', cookie);
}
