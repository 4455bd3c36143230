import { keepLanguage } from '@countin/i18n';
import { createThemeSetter, type Site } from '@countin/theme';

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

  for (const link of root.querySelectorAll<HTMLElement>('[data-language]')) {
    link.addEventListener('click', () => keepLanguage(root, link.dataset['language'] ?? ''));
  }
}
