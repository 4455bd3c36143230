/** Fragment of an address whose `?lang=` is the visitor's own choice on another host. Caches and servers never see it. */
const CHOSEN = '#chosen-language';

/** What a page does about languages. As parameters: public pages load this file alone, and only if they need it. */
export interface LanguageChoices {
  /** The language that the device's cookie holds. */
  readonly chosen: () => string | undefined;
  /** Stores a language in the cookie. */
  readonly keep: (language: string) => void;
  /** Whether a link to another host leads to one of the product's own. */
  readonly isOwn: (link: HTMLAnchorElement) => boolean;
}

/**
 * Keeps a language that the visitor has chosen on another host of the product. Adds the choice to links to other hosts,
 * as they are opened.
 * Hosts share no cookie. A page from a cache is the same for every visitor.
 */
export function carryLanguage({ document, location, history }: Window, { chosen, keep, isOwn }: LanguageChoices): void {
  if (location.hash === CHOSEN) {
    const language = new URLSearchParams(location.search).get('lang') ?? '';
    if (/^[a-z]{2}(-[a-z]{2})?$/i.test(language)) keep(language);
    // Who gets this address from the visitor has not chosen.
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  const carry = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^=http]');
    const language = chosen();
    if (!link || language === undefined || link.host === location.host || !isOwn(link)) return;
    const address = new URL(link.href);
    address.searchParams.set('lang', language);
    address.hash ||= CHOSEN;
    link.href = address.href;
  };
  // A click with the middle button opens a link as well.
  for (const type of ['click', 'auxclick']) document.addEventListener(type, carry, true);
}
