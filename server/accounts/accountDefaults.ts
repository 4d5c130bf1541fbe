/** What an account has before anybody has set it. */
export const accountDefaults = {
  name: '',
  plan: 'free',
  limitPerMinute: null,
  limitPerDay: null,
  keyLimit: null,
  passwordHash: null,
  emailVerifiedAt: null,
  suspendedAt: null,
} as const;
