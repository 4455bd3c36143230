import { CONSENT_WORDING_VERSION, type SignupScope } from '@countin/domain/fan';
import { LIMITS } from '@countin/domain/fields';
import type { Translator } from '@countin/i18n';
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
  { scope, name, services, label }: SignupOffer,
  posted: SignupAnswer | null,
): SignupFormProps {
  const answer = posted?.scope === scope ? posted : null;
  const kept = answer ? form : {};
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
      label: kept['label'],
    },
    lengths: { contact: LIMITS.contact, name: LIMITS.fanName },
    service: serviceOptions(t, services),
    remembersService: scope === 'release',
    answer,
    texts: {
      ...wordsOf(t, scope, name),
      contact: t('signup:contact'),
      contactPlaceholder: t('signup:contactPlaceholder'),
      name: t('optional', { label: t('signup:name') }),
      follow:
        scope === 'release'
          ? {
              name: t('signup:followHeading', { artist: name }),
              wording: t('signup:followConsent', { artist: name }),
            }
          : null,
      label: label && {
        value: label.id,
        name: t('signup:labelHeading', { label: label.name }),
        wording: t('signup:labelConsent', { label: label.name }),
      },
      honeypot: t('signup:trap'),
      sending: t('signup:sending'),
      unreachable: t('errors:service/unavailable'),
    },
  };
}

/** Texts of a form. */
function wordsOf(
  t: Translator,
  scope: SignupScope,
  name: string,
): Pick<SignupFormProps['texts'], 'heading' | 'intro' | 'consent' | 'submit'> {
  const names = { artist: name, label: name };
  switch (scope) {
    case 'release':
      return {
        heading: t('signup:heading'),
        intro: '',
        consent: t('signup:consent', names),
        submit: t('signup:submit'),
      };
    case 'artist':
      return {
        heading: t('signup:followHeading', names),
        intro: t('signup:followIntro'),
        consent: t('signup:followConsent', names),
        submit: t('signup:followSubmit'),
      };
    case 'label':
      return {
        heading: t('signup:labelHeading', names),
        intro: t('signup:labelIntro'),
        consent: t('signup:labelConsent', names),
        submit: t('signup:labelSubmit'),
      };
  }
}
