import { createThemeSetter, THEMES, type Theme } from '@countin/theme';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';

/** The theme of this document, applied as soon as this module runs. */
export const themeSetter = createThemeSetter('countin', window);

/** The theme chosen, and how to choose another. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const theme = useSyncExternalStore(themeSetter.subscribe, themeSetter.choice);
  return [theme, themeSetter.set];
}

const ICONS = { light: Sun, dark: Moon, auto: Monitor } as const;

/** The themes in the order in which they are offered, with their pictures. */
export const themeOptions = THEMES.map((theme) => {
  const Icon = ICONS[theme];
  return { theme, icon: <Icon aria-hidden /> };
});
