/** Version of the consent wording in `locales/<language>/signup.json`. Raise it with every change of the wording. */
export const CONSENT_WORDING_VERSION = '2026-11';
