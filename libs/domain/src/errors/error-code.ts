/**
 * Every error code shown to users, as a stable `area/code`. Screens choose the text from `errors.json` and
 * `operation-errors.json` in `locales/<language>`, by its area (`errorKey` of i18n). A test checks that each language
 * has a text for each code.
 */
export const ERROR_CODES = [
  'field/required',
  'field/too-long',
  'field/too-many',
  'field/too-large',
  'field/text',
  'field/id',
  'field/colour',
  'field/country',
  'field/site',
  'field/year',
  'field/language',
  'slug/too-short',
  'slug/too-long',
  'slug/format',
  'slug/reserved',
  'slug/taken',
  'slug/too-many',
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
  'video/unknown-host',
  'video/not-a-video',
  'link/nothing-to-find',
  'link/unknown-service',
  /** No service that could know the release has answered. */
  'link/no-answer',
  /** No service surely has the release. */
  'link/nothing-found',
  'link/not-found',
  'link/no-previous',
  'gtin/empty',
  'gtin/characters',
  'gtin/length',
  'gtin/check-digit',
  'isrc/empty',
  'isrc/format',
  'isrc/length',
  'signup/contact-required',
  'signup/contact-invalid',
  'signup/number-service',
  'signup/consent-required',
  'signup/wording-outdated',
  'signup/closed',
  'signup/token-invalid',
  'signup/moved',
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
  'auth/unverified',
  'account/not-found',
  'account/self',
  'account/last-admin',
  'access/denied',
  'planner/calendar-gone',
  'collection/calendar-gone',
  'invitation/not-found',
  'invitation/used',
  'invitation/withdrawn',
  'invitation/expired',
  'invitation/other-address',
  'invitation/too-many',
  'member/already',
  'member/not-found',
  'member/owner',
  'member/unavailable',
  'member/too-many',
  'agreement/no-profile',
  'agreement/unavailable',
  'agreement/not-found',
  'agreement/already',
  'agreement/open',
  'agreement/declined',
  'agreement/changed',
  'agreement/too-many',
  'release/not-found',
  'release/incomplete',
  'release/changed',
  'profile/not-found',
  'profile/too-many',
  /** Another member has changed it since it was read. */
  'profile/changed',
  /** Messages may not leave: an account is suspended, or the profile is held back. */
  'profile/on-hold',
  'import/not-found',
  'import/no-file',
  'import/too-many',
  /** A work goes through its rows. */
  'import/working',
  /** Releases were made of its rows, which another reading would count anew. */
  'import/applied',
  /** The preview that was confirmed is no longer what would happen. */
  'import/changed',
  /** Somebody has stopped the work before it was done. */
  'import/stopped',
  /** The work ended after several attempts that got nothing done. */
  'import/failed',
  /** The file is read in another way: a row's number stands for another row. */
  'import/read-anew',
  /** A publication can be scheduled for a time that is ahead, but not by years. */
  'publication/time',
  'publication/too-many',
  /** Another release of the group could not be published. */
  'publication/group',
  'image/not-found',
  'image/type',
  'image/too-large',
  /** A side is too long, alone or beside the other. */
  'image/shape',
  /** It takes longer than any picture should. */
  'image/too-slow',
  /** The account has had too many processed today. */
  'image/too-many',
  'image/not-ready',
  'photo/too-many',
  'logo/type',
  'logo/too-large',
  'logo/entities',
  /** Nested too deeply, or with too many effects. */
  'logo/too-complex',
  'medley/changed',
  'version/not-found',
  /** Its clips are gone. */
  'version/clips',
  'clip/not-found',
  'clip/type',
  /** Sound that this browser cannot decode, so that no clip can be cut out of it. */
  'clip/browser',
  'clip/too-large',
  'clip/too-short',
  'clip/too-long',
  'fan/not-found',
  'campaign/not-found',
  'campaign/incomplete',
  /** It is sent or being sent. */
  'campaign/closed',
  /** Its time has passed. */
  'campaign/time-past',
  'campaign/untimely',
  'campaign/no-recipients',
  /** More recipients than the member confirmed. */
  'campaign/unconfirmed',
  /** The number has not agreed to the artist's text messages. */
  'campaign/test-number',
  'campaign/test-night',
  /** A link of a campaign that we have not signed, or whose target is gone. */
  'campaign/link-gone',
  'assistant/off',
  'assistant/failed',
  /** It declined to write this text. */
  'assistant/refused',
  'numbers/too-many',
  'numbers/too-many-shares',
  'numbers/share-unknown',
  'numbers/share-revoked',
  'numbers/share-expired',
  'limit/too-many',
  /** More recipients of campaigns than the account may have today. */
  'limit/recipients',
  'import/refused',
  'import/list-gone',
  'service/malformed',
  'service/unavailable',
  'service/unknown',
] as const;
/** One of {@link ERROR_CODES}. */
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Whether an external value is a known error code. */
export function isErrorCode(text: unknown): text is ErrorCode {
  return (ERROR_CODES as readonly unknown[]).includes(text);
}

const SHAPE = /^[a-z]+\/[a-z]+(?:-[a-z]+)*$/;

/**
 * Whether an external value has the shape of an error code. Browsers ask this: the list of all codes is a kilobyte, which
 * their texts have already.
 */
export function isCodeShaped(text: unknown): text is ErrorCode {
  return typeof text === 'string' && SHAPE.test(text);
}

/** Error with a code, and optionally the affected field and the delay before a retry. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly field: string | null;
  readonly retryAfterSeconds: number | null;
  /** Text that would have been right: the check digit of a UPC, the number that a quota has room for. */
  readonly expected: string | null;
  constructor(
    code: ErrorCode,
    options: { field?: string; retryAfterSeconds?: number; expected?: string; cause?: unknown } = {},
  ) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.field = options.field ?? null;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
    this.expected = options.expected ?? null;
  }
}

/** Error code of a thrown value; `service/unknown` for an unexpected error. */
export function errorCodeOf(error: unknown): ErrorCode {
  return error instanceof AppError ? error.code : 'service/unknown';
}
