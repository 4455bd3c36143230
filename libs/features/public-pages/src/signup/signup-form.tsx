import { CONSENT_WORDING_VERSION, LIMITS } from '@countin/domain';
import type { PageView } from '../page/page-view.ts';
import { ServiceChoice } from './service-choice.tsx';
import { TRAP_FIELD } from './signup-answer.ts';
import type { SignupAnswer, SignupField } from './signup-answer.ts';
import type { SignupOffer } from './signup-offer.ts';

interface SignupFormProps {
  readonly view: PageView;
  readonly offer: SignupOffer;
  /** What came of the page's forms, when one was posted just now. */
  readonly answer: SignupAnswer | null;
}

/** Ids of the two forms, and where their links lead: a release page holds both, and shows one of them. */
export const FORM_IDS = { release: 'notify', artist: 'follow' } as const;

/** The form of section 5: a plain form that posts to its own page. The script posts it in place, but on subdomains, where a page of its own answers. */
export function SignupForm({ view, offer, answer: any }: SignupFormProps) {
  const { t, language, path, country, form, onSubdomain } = view;
  const { scope, artistName: artist } = offer;
  const answer = any?.scope === scope ? any : null;
  const formId = FORM_IDS[scope];
  const page = `${path}?lang=${language}`;
  const action = `${page}#${formId}`;
  // Without a fragment: a link to the address that was posted to would load nothing.
  if (answer?.ok) return <Answered id={formId} answer={answer} again={page} />;
  const id = (name: string) => (scope === 'release' ? name : `${formId}-${name}`);
  const fault = (field: SignupField) => (answer && answer.field === field ? answer.message : null);
  const marks = (field: SignupField) => ({
    'aria-describedby': id(`${field}-fault`),
    ...(fault(field) !== null && { 'aria-invalid': true, autoFocus: true }),
  });
  const kept = answer ? form : {};
  return (
    <form
      className="panel"
      id={formId}
      method="post"
      action={action}
      noValidate
      data-signup={onSubdomain ? 'page' : 'in-place'}
    >
      <h2>{scope === 'artist' ? t('signup:followHeading', { artist }) : t('signup:heading')}</h2>
      {scope === 'artist' && <p className="intro">{t('signup:followIntro')}</p>}
      <p className="form-fault" role="alert" data-fault-of="form">
        {answer && answer.field === null ? answer.message : ''}
      </p>
      <div className="field">
        <label htmlFor={id('contact')}>{t('signup:contact')}</label>
        <input
          id={id('contact')}
          name="contact"
          type="text"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          required
          maxLength={LIMITS.contact}
          placeholder={t('signup:contactPlaceholder')}
          defaultValue={kept['contact']}
          {...marks('contact')}
        />
        <FieldFault id={id('contact-fault')} field="contact" text={fault('contact')} />
      </div>
      <div className="field">
        <label htmlFor={id('name')}>{t('optional', { label: t('signup:name') })}</label>
        <input
          id={id('name')}
          name="name"
          type="text"
          autoComplete="name"
          dir="auto"
          maxLength={LIMITS.fanName}
          defaultValue={kept['name']}
          {...marks('name')}
        />
        <FieldFault id={id('name-fault')} field="name" text={fault('name')} />
      </div>
      <ServiceChoice view={view} id={id('service')} offered={offer.services} chosen={kept['service'] ?? null} />
      <div className="field">
        <label className="consent">
          <input
            name="consent"
            type="checkbox"
            value="on"
            required
            defaultChecked={kept['consent'] === 'on'}
            {...marks('consent')}
          />
          <span>{t(scope === 'artist' ? 'signup:followConsent' : 'signup:consent', { artist })}</span>
        </label>
        <FieldFault id={id('consent-fault')} field="consent" text={fault('consent')} />
      </div>
      <Trap label={t('signup:trap')} />
      <input type="hidden" name="scope" value={scope} />
      <input type="hidden" name="wordingVersion" value={CONSENT_WORDING_VERSION} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="zone" value={kept['zone'] ?? ''} />
      <input type="hidden" name="country" value={kept['country'] ?? country ?? ''} />
      <button className="button filled" type="submit">
        {t(scope === 'artist' ? 'signup:followSubmit' : 'signup:submit')}
      </button>
    </form>
  );
}

/** What came of it, with the way back for an address that was mistyped. The script writes the same. */
function Answered({
  id,
  answer,
  again,
}: {
  readonly id: string;
  readonly answer: SignupAnswer & { readonly ok: true };
  readonly again: string;
}) {
  return (
    <div className="panel done" id={id} tabIndex={-1} data-autofocus="">
      <h2>{answer.title}</h2>
      <p>{answer.text}</p>
      <a className="link-button" href={again}>
        {answer.another}
      </a>
    </div>
  );
}

/** A field that people do not see, and programs fill in. */
function Trap({ label }: { readonly label: string }) {
  return (
    <p className="trap" aria-hidden>
      <label>
        {label} <input name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
}

/** Always there, so that the script has where to write, and so that it is announced. */
function FieldFault({
  id,
  field,
  text,
}: {
  readonly id: string;
  readonly field: SignupField;
  readonly text: string | null;
}) {
  return (
    <p className="field-fault" id={id} data-fault-of={field}>
      {text ?? ''}
    </p>
  );
}
