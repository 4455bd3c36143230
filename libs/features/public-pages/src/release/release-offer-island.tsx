import type { ReleasePage } from '@countin/domain/release';
import { releaseUrl } from '@countin/domain/urls';
import { Island } from '../components/island.tsx';
import { shareProps } from '../components/share-island.tsx';
import { CountdownContext } from '../moment/countdown.tsx';
import { countdownSetup } from '../moment/countdown-island.tsx';
import { whenLineProps } from '../moment/moment-texts.ts';
import type { ReleasePhase } from '../moment/release-phase.ts';
import type { PageView } from '../page/page-view.ts';
import { FORM_IDS, type SignupAnswer } from '../signup/signup-fields.ts';
import { signupFormProps } from '../signup/signup-island.tsx';
import { followOffer } from '../signup/signup-offer.ts';
import { calendarPath } from '../urls/calendar-path.ts';
import { ReleaseOffer, type AvailableProps, type SectionSlots, type WaitingProps } from './release-offer.tsx';

interface ReleaseOfferIslandProps {
  readonly view: PageView;
  readonly release: ReleasePage;
  readonly phase: Exclude<ReleasePhase, 'archived'>;
  /** Answer to one of the page's forms, when it was posted just now. */
  readonly answer: SignupAnswer | null;
  /** Content of the other sections. */
  readonly slots: SectionSlots;
}

/** Offer of a release page, which its script changes at the release moment. */
export function ReleaseOfferIsland(props: ReleaseOfferIslandProps) {
  const { view, release, phase, answer } = props;
  const waiting = phase === 'after' ? null : waitingProps(view, release, phase, answer);
  const offer = {
    waiting,
    available: availableProps(props, waiting === null),
    share: releaseShareProps(view, release),
    sections: [...new Set(release.appearance.pageSections)],
  };
  return (
    <CountdownContext.Provider value={countdownSetup(view)}>
      <Island name="release-offer" props={offer}>
        <ReleaseOffer {...offer} slots={props.slots} />
      </Island>
    </CountdownContext.Provider>
  );
}

export function releaseShareProps(view: PageView, release: ReleasePage) {
  const { title, artistName: artist } = release;
  return shareProps({
    view,
    text: view.t('release:shareText', { title, artist }),
    url: releaseUrl(view.origins, release),
  });
}

function waitingProps(
  view: PageView,
  release: ReleasePage,
  phase: 'before' | 'wave',
  answer: SignupAnswer | null,
): WaitingProps {
  const { t, language } = view;
  const hasForm = release.appearance.pageSections.includes('signup');
  const signedUp = answer?.ok === true && answer.scope === 'release';
  return {
    when: whenLineProps(view, release.releaseMoment),
    calendar: { href: calendarPath(release, language), text: t('release:calendar') },
    wave: phase === 'wave' ? t('release:window') : null,
    notify: signedUp || !hasForm ? null : { href: `#${FORM_IDS.release}`, text: t('getNotified') },
  };
}

/** A release that is out can be told of no more; the artist's next one can. */
function availableProps({ view, release, answer }: ReleaseOfferIslandProps, isOut: boolean): AvailableProps {
  const { title, artistId: id, artistName: name, newsLabel } = release;
  return {
    heading: view.t('release:after', { title }),
    error: isOut && answer && !answer.ok && answer.scope === 'release' ? answer.message : null,
    follow: signupFormProps(view, followOffer({ id, name, newsLabel }, release), answer),
  };
}
