import { Cover } from '@countin/ui/static';
import { releaseArtwork } from '@countin/domain/artwork';
import { SAMPLE_COVER } from '@countin/cover-art';
import { countdownParts, countdownWords } from '@countin/i18n';
import type { ReactNode } from 'react';
import type { ReleaseRow } from '../catalogue/release-row.ts';
import type { PageView } from '../page/page-view.ts';
import { ReleaseLine } from '../catalogue/release-line.tsx';
import { CountdownIsland } from '../moment/countdown-island.tsx';

/** Pixels of the cover. */
export const EXAMPLE_SIDE = 284;
/** Time left in the drawn example: 6 days, 14 hours, 32 minutes, milliseconds. */
const DRAWN_LEFT = ((6 * 24 + 14) * 60 + 32) * 60_000;

interface ExamplePhoneProps {
  readonly view: PageView;
  /** Null draws one that leads nowhere. */
  readonly example: ReleaseRow | null;
}

/** A fan's page in small, as it looks on a phone. Leads to the real one. */
export function ExamplePhone({ view, example }: ExamplePhoneProps) {
  const { t } = view;
  if (!example) {
    return (
      <div className="phone" aria-hidden>
        <Screen
          cover={
            <Cover
              design={SAMPLE_COVER}
              title={t('splash:sample.title')}
              artist={t('splash:sample.artist')}
              alt=""
              size={EXAMPLE_SIDE}
              leading
            />
          }
          artist={t('splash:sample.artist')}
          title={t('splash:sample.title')}
          action={t('getNotified')}
        >
          <DrawnCountdown language={view.language} />
        </Screen>
      </div>
    );
  }
  const { release, upcoming, href } = example;
  return (
    <a className="phone" href={href}>
      <div>
        <Screen
          cover={<Cover {...releaseArtwork(release)} alt="" size={EXAMPLE_SIDE} leading />}
          artist={release.artistName}
          title={release.title}
          titleLanguage={release.language}
          action={upcoming ? t('getNotified') : t('splash:example')}
        >
          <ReleaseLine row={example} tag="p" />
          {upcoming && (
            <div aria-hidden>
              <CountdownIsland view={view} release={release} />
            </div>
          )}
        </Screen>
      </div>
    </a>
  );
}

interface ScreenProps {
  readonly cover: ReactNode;
  readonly artist: string;
  readonly title: string;
  readonly titleLanguage?: string;
  readonly action: string;
  readonly children: ReactNode;
}

function Screen({ cover, artist, title, titleLanguage, action, children }: ScreenProps) {
  return (
    <div className="screen">
      {cover}
      <div className="phone-liner">
        <p className="phone-artist">
          <bdi>{artist}</bdi>
        </p>
        <p className="phone-title" lang={titleLanguage}>
          <bdi>{title}</bdi>
        </p>
        {children}
        <p className="phone-action">{action}</p>
      </div>
    </div>
  );
}

/** A countdown that does not run. */
function DrawnCountdown({ language }: { readonly language: string }) {
  return (
    <div className="countdown">
      {countdownParts(countdownWords(language), DRAWN_LEFT).map(({ unit, digits, label }) => (
        <div key={unit} data-unit={unit}>
          <b>{digits}</b> <span>{label}</span>
        </div>
      ))}
    </div>
  );
}
