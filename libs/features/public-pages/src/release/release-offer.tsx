import { Fragment, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { PageSection } from '@countin/domain/appearance';
import { ButtonLink } from '@countin/ui/static';
import { Slot } from '../components/island.tsx';
import { ShareButton, type ShareButtonProps } from '../components/share-button.tsx';
import { Countdown } from '../moment/countdown.tsx';
import { WhenLine, type WhenLineProps } from '../moment/when-line.tsx';
import { SignupForm, type SignupFormProps } from '../signup/signup-form.tsx';

/** Offer of a release page before its moment. */
export interface WaitingProps {
  readonly when: WhenLineProps;
  readonly calendar: { readonly href: string; readonly text: string };
  /** Explains a moment that has come for a part of the world; null for any other moment. */
  readonly wave: string | null;
  /** Leads to the signup form; null once that was answered, and on a page without one. */
  readonly notify: { readonly href: string; readonly text: string } | null;
}

/** Offer from its moment on. */
export interface AvailableProps {
  readonly heading: string;
  /** Answer to a signup form that was posted too late; null without one. */
  readonly error: string | null;
  /** Form to follow the artist. */
  readonly follow: SignupFormProps;
}

/**
 * Content that does not change at the release moment, or that is an island of its own. Hydrated together, the whole
 * offer would block a slow phone for more than 50 ms.
 */
export type SectionSlots = Readonly<Partial<Record<PageSection | 'location' | 'keep', ReactNode>>>;

export interface ReleaseOfferProps {
  /** Null on a page whose moment has come. */
  readonly waiting: WaitingProps | null;
  readonly available: AvailableProps;
  readonly share: ShareButtonProps;
  /** Sections of the page, in order. */
  readonly sections: readonly PageSection[];
  /** The browser keeps the server's markup of the slots, so it gets none. */
  readonly slots?: SectionSlots;
}

/**
 * Everything below the title of a release page. A fan can sign up before the release moment and listen after it. Both
 * parts are in the page, so that it changes at the moment by itself, also without a network.
 */
export function ReleaseOffer({ waiting, available, share, sections, slots }: ReleaseOfferProps) {
  const before = useRef<HTMLElement>(null);
  const signup = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [stage, setStage] = useState<'loaded' | 'turned' | 'announced'>('loaded');
  const [hadFocus, setHadFocus] = useState(false);
  const isWaiting = waiting !== null && stage === 'loaded';
  const turned = stage === 'loaded' ? undefined : '';

  // A live region must be empty first, or a screen reader does not announce its new text.
  useLayoutEffect(() => {
    if (stage === 'turned') requestAnimationFrame(() => setStage('announced'));
    // Keeps the focus on the page when the focused element is hidden.
    else if (stage === 'announced' && hadFocus) heading.current?.focus({ preventScroll: true });
  }, [stage, hadFocus]);

  function turn(): void {
    setHadFocus([before, signup].some(({ current }) => current?.contains(document.activeElement) === true));
    setStage('turned');
  }

  const slot = (name: keyof SectionSlots) => <Slot>{slots && (slots[name] ?? null)}</Slot>;
  const shareAction = (
    <div className="actions">
      {slot('keep')}
      <ShareButton {...share} />
    </div>
  );
  function section(name: PageSection) {
    if (name === 'links')
      return (
        <>
          <section data-when="after" data-turned={turned} hidden={isWaiting}>
            {slot('links')}
            {shareAction}
          </section>
          {slot('location')}
        </>
      );
    if (name !== 'signup') return slot(name);
    return (
      <>
        {waiting && (
          <div ref={signup} className="island" hidden={!isWaiting}>
            {slot('signup')}
          </div>
        )}
        {/* A form that cannot be used yet would repeat ids and texts of the other. */}
        {!isWaiting && <SignupForm {...available.follow} />}
      </>
    );
  }

  return (
    <>
      {waiting && (
        <section ref={before} data-when="before" hidden={!isWaiting}>
          <Countdown moment={waiting.when.moment} onDone={turn} />
          <WhenLine {...waiting.when} />
          <a className="calendar-link" href={waiting.calendar.href} rel="nofollow">
            {waiting.calendar.text}
          </a>
          {waiting.wave !== null && <p className="wave-note without-script">{waiting.wave}</p>}
          <div className="actions">
            {waiting.notify && (
              <ButtonLink variant="primary" size="large" href={waiting.notify.href} data-notify="">
                {waiting.notify.text}
              </ButtonLink>
            )}
            {slot('keep')}
            <ShareButton {...share} />
          </div>
        </section>
      )}
      <section data-when="after" data-turned={turned} hidden={isWaiting}>
        <div aria-live="polite">
          <h2 className="available" ref={heading} tabIndex={hadFocus ? -1 : undefined}>
            {stage === 'turned' ? '' : available.heading}
          </h2>
        </div>
        {available.error !== null && (
          <p className="form-error" role="alert">
            {available.error}
          </p>
        )}
        {!sections.includes('links') && shareAction}
      </section>
      {sections.map((name) => (
        <Fragment key={name}>{section(name)}</Fragment>
      ))}
    </>
  );
}
