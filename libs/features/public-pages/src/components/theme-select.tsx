import { SITE_THEMES, THEMES, type Site, type Theme } from '@countin/theme';

interface ThemeSelectProps {
  readonly site: Site;
  readonly nameOf: (theme: Theme) => string;
  /** Theme state of an application. Server-rendered pages omit it: their script handles the select. */
  readonly state?: { readonly value: Theme; readonly onChange: (theme: string) => void };
}

/** Choice of the theme. */
export function ThemeSelect({ site, nameOf, state }: ThemeSelectProps) {
  return (
    <select
      data-theme-choice=""
      {...(state
        ? { value: state.value, onChange: ({ target }) => state.onChange(target.value) }
        : { defaultValue: SITE_THEMES[site].fallback })}
    >
      {THEMES.map((theme) => (
        <option key={theme} value={theme}>
          {nameOf(theme)}
        </option>
      ))}
    </select>
  );
}
