import { LANGUAGE_COOKIE } from './choose-language.ts';

const YEAR_SECONDS = 31_536_000;

/** Stores the user's language in a cookie, read by servers and applications. */
export function keepLanguage(root: { cookie: string }, language: string): void {
  root.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
