/**
 * Every fault a person can meet, as a stable `area/code`. The text is chosen at the screen's edge, from
 * `locales/<language>/errors.json`; a test finds each code's text in each language.
 */
export const ERROR_CODES = [
  'field/required',
  'field/too-long',
  'field/too-many',
  'field/text',
  'field/id',
  'field/colour',
  'field/country',
  'slug/too-short',
  'slug/too-long',
  'slug/format',
  'slug/reserved',
  'slug/taken',
  'moment/date',
  'moment/time',
  'moment/zone',
  'moment/missing',
  'link/empty',
  'link/too-long',
  'link/not-a-web-address',
  'link/look-alike',
  'link/wrong-service',
  'link/not-a-release',
  'signup/contact-required',
  'signup/contact-invalid',
  'signup/consent-required',
  'signup/wording-outdated',
  'signup/closed',
  'signup/token-invalid',
  'auth/required',
  'auth/email-invalid',
  'auth/email-in-use',
  'auth/credentials',
  'auth/password-weak',
  'auth/too-many',
  'auth/disabled',
  'auth/token-invalid',
  'auth/token-expired',
  'auth/token-used',
  'auth/session-ended',
  'auth/credentials-changed',
  'auth/recent-login',
  'auth/link-invalid',
  'account/not-found',
  'account/self',
  'account/last-admin',
  'access/denied',
  'release/not-found',
  'release/incomplete',
  'release/changed',
  'profile/not-found',
  'profile/too-many',
  'image/not-found',
  'image/type',
  'image/too-large',
  'image/not-ready',
  'medley/changed',
  'clip/not-found',
  'clip/type',
  'clip/too-large',
  'clip/too-short',
  'clip/too-long',
  'limit/too-many',
  'service/malformed',
  'service/unavailable',
  'service/unknown',
] as const;
/** One of {@link ERROR_CODES}. */
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Whether a text from outside is one of our codes. */
export function isErrorCode(text: unknown): text is ErrorCode {
  return (ERROR_CODES as readonly unknown[]).includes(text);
}

/** An error with a code, a field it belongs to where there is one, and when to try again. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly field: string | null;
  readonly retryAfterSeconds: number | null;
  constructor(code: ErrorCode, options: { field?: string; retryAfterSeconds?: number; cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.field = options.field ?? null;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}

/** The code of whatever was thrown; what nobody foresaw is `service/unknown`. */
export function errorCodeOf(error: unknown): ErrorCode {
  return error instanceof AppError ? error.code : 'service/unknown';
}
