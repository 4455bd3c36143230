import { LANGUAGE_COOKIE } from './choose-language.ts';

const YEAR_SECONDS = 31_536_000;

/** Keeps a person's choice of language on this device, for servers and applications alike. */
export function keepLanguage(root: { cookie: string }, language: string): void {
  root.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
