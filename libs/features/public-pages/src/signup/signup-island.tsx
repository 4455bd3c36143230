import { CONSENT_WORDING_VERSION } from '@countin/domain/fan';
import { LIMITS } from '@countin/domain/fields';
import { Island } from '../components/island.tsx';
import type { PageView } from '../page/page-view.ts';
import { serviceOptions } from './service-choice.ts';
import { FORM_IDS, type SignupAnswer } from './signup-fields.ts';
import { SignupForm, type SignupFormProps } from './signup-form.tsx';
import type { SignupOffer } from './signup-offer.ts';

interface SignupIslandProps {
  readonly view: PageView;
  readonly offer: SignupOffer;
  /** Answer to one of the page's forms, when it was posted just now. */
  readonly answer: SignupAnswer | null;
}

/** The signup form of a page, which its script takes over. On subdomains a page of its own answers. */
export function SignupIsland({ view, offer, answer }: SignupIslandProps) {
  const props = signupFormProps(view, offer, answer);
  return (
    <Island name="signup" props={props}>
      <SignupForm {...props} />
    </Island>
  );
}

/**
 * Props of a signup form.
 *
 * @param posted the answer to one of the page's forms, which may be another one
 */
export function signupFormProps(
  { t, language, path, country, form, onSubdomain }: PageView,
  { scope, artistName: artist, services }: SignupOffer,
  posted: SignupAnswer | null,
): SignupFormProps {
  const answer = posted?.scope === scope ? posted : null;
  const kept = answer ? form : {};
  const follows = scope === 'artist';
  return {
    formId: FORM_IDS[scope],
    page: `${path}?lang=${language}`,
    inPlace: !onSubdomain,
    hidden: {
      scope,
      wordingVersion: CONSENT_WORDING_VERSION,
      language,
      zone: kept['zone'] ?? '',
      country: kept['country'] ?? country ?? '',
    },
    kept: {
      contact: kept['contact'],
      name: kept['name'],
      consent: kept['consent'],
      service: kept['service'],
      follow: kept['follow'],
    },
    lengths: { contact: LIMITS.contact, name: LIMITS.fanName },
    service: serviceOptions(t, services),
    remembersService: !follows,
    answer,
    texts: {
      heading: follows ? t('signup:followHeading', { artist }) : t('signup:heading'),
      intro: follows ? t('signup:followIntro') : '',
      contact: t('signup:contact'),
      contactPlaceholder: t('signup:contactPlaceholder'),
      name: t('optional', { label: t('signup:name') }),
      consent: t(follows ? 'signup:followConsent' : 'signup:consent', { artist }),
      follow: follows
        ? null
        : { name: t('signup:followHeading', { artist }), wording: t('signup:followConsent', { artist }) },
      honeypot: t('signup:trap'),
      submit: t(follows ? 'signup:followSubmit' : 'signup:submit'),
      sending: t('signup:sending'),
      unreachable: t('errors:service/unavailable'),
    },
  };
}
