import type { TitleKey } from '@countin/app-shell';
import { useTranslation } from 'react-i18next';

/** Texts of screen titles, for menus. Suspends until their namespaces are loaded. */
export function useTitleText(titles: readonly TitleKey[]): (title: TitleKey) => string {
  const namespaces = [...new Set(['nav', ...titles.map((title) => title.split(':')[0] ?? '')])];
  // The cast to one namespace and key avoids computing i18next's type of every text.
  const { t } = useTranslation(namespaces as ['nav']);
  return (title) => t(title as 'nav:titles.dashboard');
}
