import { carryLanguage } from '@countin/i18n/carry-language';

/**
 * Takes a chosen language over from another host of the product, and along to others. Loaded only by who has chosen.
 *
 * @param signInPath path of the cross-site sign-in, with which the account has the language
 */
export function followOtherHosts(
  window: Window,
  cookie: string,
  keep: (language: string) => void,
  signInPath: string,
): void {
  carryLanguage(window, {
    chosen: () => new RegExp(`(?:^|; )${cookie}=([^;]*)`).exec(window.document.cookie)?.[1],
    keep,
    // Every link that leaves the product says how in `rel`.
    isOwn: ({ rel, pathname }) => rel === '' && pathname !== signInPath,
  });
}
