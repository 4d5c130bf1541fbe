/** Initial values of the optional fields of an account. */
export const accountDefaults = {
  name: '',
  plan: 'free',
  planSource: 'subscription',
  planUntil: null,
  role: null,
  limitPerMinute: null,
  limitPerDay: null,
  keyLimit: null,
  passwordHash: null,
  emailVerifiedAt: null,
  suspendedAt: null,
} as const;
