import { SCRIPT_PATHS } from '@countin/domain/urls';
import { keepLanguage, LANGUAGE_COOKIE, leaveForAccount } from '@countin/i18n';
import { createThemeSetter, type Site } from '@countin/theme';
import { hasSession } from './signed-in.ts';

/** Theme and language as the person chose them, here or in another tab. */
export function enhancePreferences(window: Window & typeof globalThis): void {
  const { document: root } = window;
  const site: Site = root.documentElement.dataset['site'] === 'fourtrack' ? 'fourtrack' : 'countin';
  const theme = createThemeSetter(site, window);
  const selects = root.querySelectorAll<HTMLSelectElement>('[data-theme-choice]');
  const show = () => {
    for (const select of selects) select.value = theme.choice();
  };
  show();
  theme.subscribe(show);
  for (const select of selects) select.addEventListener('change', () => theme.set(select.value));

  const keep = (language: string) => keepLanguage(root, language);
  for (const link of root.querySelectorAll<HTMLElement>('[data-language]')) {
    link.addEventListener('click', () => {
      const language = link.dataset['language'] ?? '';
      keep(language);
      if (hasSession(window)) leaveForAccount(window, language);
    });
  }
  // A visitor who has never chosen does not load it.
  if ((root.cookie + window.location.hash).includes('-language'))
    void import('./other-hosts.ts').then((part) =>
      part.followOtherHosts(window, LANGUAGE_COOKIE, keep, SCRIPT_PATHS.crossSiteSignIn),
    );
}
