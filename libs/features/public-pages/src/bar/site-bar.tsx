import { SITE_THEMES, THEMES, type Theme } from '@countin/theme';
import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react';
import { initialOf, isFor, type BarAudience, type BarPerson } from './bar-person.ts';
import type { BarTexts } from './bar-texts.ts';

/** Renders a link of the bar. */
export type BarLink = ComponentType<AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }> | 'a';

interface SiteBarProps {
  readonly texts: BarTexts;
  /** The site's name in its own hand. */
  readonly mark: ReactNode;
  /** Null is a visitor; server-rendered pages are everybody's and put the person in later. */
  readonly person: BarPerson | null;
  /** Address of Countin's upgrade page. */
  readonly upgradeHref: string;
  /** Path that is shown. */
  readonly path: string;
  /** Default: plain links. */
  readonly link?: BarLink;
  /** Default: a link to the log-in, which does it. */
  readonly logOut?: ReactNode;
  /** The theme, where the application keeps it; the script of a server-rendered page finds the select by itself. */
  readonly theme?: { readonly value: Theme; readonly onChange: (theme: string) => void };
}

/** 4track's navigation, the same on server-rendered pages and in the application. Its menu is a disclosure. */
export function SiteBar({ texts, mark, person, upgradeHref, path, link: Link = 'a', logOut, theme }: SiteBarProps) {
  const only = (audience: BarAudience) => ({ 'data-for': audience, hidden: !isFor(audience, person) });
  const to = (href: string) => ({ href, 'aria-current': path === href ? ('page' as const) : undefined });
  const name = person?.name ?? '';
  return (
    <header className="site-bar">
      <Link href="/" className="bar-home">
        {mark}
      </Link>
      <nav aria-label={texts.label} className="bar-nav">
        <Link {...to('/studio')} {...only('artist')} className="bar-link">
          {texts.studio}
        </Link>
        <Link {...to('/login')} {...only('visitor')} className="bar-link">
          {texts.login}
        </Link>
        <Link {...to('/signup')} {...only('visitor')} className="bar-button">
          {texts.signUpFree}
        </Link>
        <details className="bar-menu" data-menu="" {...only('person')}>
          <summary>
            <span className="bar-initial" data-person="initial" aria-hidden>
              {initialOf(name)}
            </span>
            <span className="bar-unseen">{texts.account}: </span>
            <bdi className="bar-name" data-person="name">
              {name}
            </bdi>
          </summary>
          <div className="bar-sheet">
            <div className="bar-upgrade" {...only('upgrade')}>
              <b>{texts.upgradeTitle}</b>
              <span>{texts.upgradeText}</span>
              <a href={upgradeHref} data-other-site="">
                {texts.upgradeAction}
              </a>
            </div>
            <Link {...to('/profile')} className="bar-item">
              {texts.profile}
            </Link>
            <Link {...to('/artist/create')} {...only('listener')} className="bar-item">
              {texts.becomeArtist}
            </Link>
            <label className="bar-item bar-theme needs-script">
              {texts.theme}
              <select
                data-theme-choice=""
                {...(theme
                  ? { value: theme.value, onChange: ({ target }) => theme.onChange(target.value) }
                  : { defaultValue: SITE_THEMES.fourtrack.fallback })}
              >
                {THEMES.map((choice) => (
                  <option key={choice} value={choice}>
                    {texts[choice]}
                  </option>
                ))}
              </select>
            </label>
            {logOut ?? (
              <a href="/login?leave" data-leave="" className="bar-item">
                {texts.logOut}
              </a>
            )}
          </div>
        </details>
      </nav>
    </header>
  );
}
