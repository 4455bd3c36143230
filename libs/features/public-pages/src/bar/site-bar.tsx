import type { Theme } from '@countin/theme';
import { buttonClass, initials } from '@countin/ui/static';
import type { AnchorHTMLAttributes, ComponentType, ReactNode } from 'react';
import { ThemeSelect } from '../components/theme-select.tsx';
import { isFor, type BarAudience, type BarPerson } from './bar-person.ts';
import type { BarTexts } from './bar-texts.ts';

/** Renders a link of the bar. */
export type BarLink = ComponentType<AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }> | 'a';

interface SiteBarProps {
  readonly texts: BarTexts;
  /** The site's wordmark. */
  readonly mark: ReactNode;
  /** Null is a signed-out visitor. Server-rendered pages are cached with null; their script adds the user. */
  readonly person: BarPerson | null;
  /** Address of Countin's upgrade page. */
  readonly upgradeHref: string;
  /** Path of the current page. */
  readonly path: string;
  /** Default: plain links. */
  readonly link?: BarLink;
  /** Default: a link to the log-in page, which signs the user out. */
  readonly logOut?: ReactNode;
  /** Theme state of the application. Server-rendered pages omit it: their script handles the select. */
  readonly theme?: { readonly value: Theme; readonly onChange: (theme: string) => void };
}

/** 4track's navigation bar, shared by server-rendered pages and the application. Its menu is a `details`. */
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
        <Link {...to('/discover')} {...only('person')} className="bar-link">
          {texts.discover}
        </Link>
        <Link {...to('/collection')} {...only('person')} className="bar-link bar-wide">
          {texts.collection}
        </Link>
        <Link {...to('/studio')} {...only('artist')} className="bar-link">
          {texts.studio}
        </Link>
        <Link {...to('/login')} {...only('visitor')} className="bar-link">
          {texts.login}
        </Link>
        <Link {...to('/signup')} {...only('visitor')} className={buttonClass({ variant: 'solid' }, 'bar-button')}>
          {texts.signUpFree}
        </Link>
        <details className="bar-menu" data-menu="" {...only('person')}>
          <summary>
            <span className="bar-initial" data-person="initial" aria-hidden>
              {initials(name)}
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
            <Link {...to('/collection')} className="bar-item bar-phone">
              {texts.collection}
            </Link>
            <Link {...to('/profile')} className="bar-item">
              {texts.profile}
            </Link>
            <Link {...to('/artist/create')} className="bar-item">
              {texts.becomeArtist}
            </Link>
            <label className="bar-item bar-theme needs-script">
              {texts.theme}
              <ThemeSelect site="fourtrack" nameOf={(choice) => texts[choice]} state={theme} />
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
