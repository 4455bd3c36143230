import { CONSENT_WORDING_VERSION, LIMITS, releasePath, type ReleasePage } from '@countin/domain';
import type { PageContext } from '../page-context.ts';
import { pageCountry } from '../location/page-country.ts';
import { ServiceChoice } from './service-choice.tsx';
import { TRAP_FIELD } from './signup-answer.ts';
import type { SignupAnswer, SignupField } from './signup-answer.ts';

interface SignupFormProps {
  readonly context: PageContext;
  readonly release: ReleasePage;
  /** What came of it, when the form was posted just now. */
  readonly answer: SignupAnswer | null;
  /** Where it is posted without the script, when that is not the release's own page; its answer is then a page. */
  readonly action?: string;
}

/** The form of section 5: a plain form that posts to its own page; the script posts it in place. */
export function SignupForm({ context, release, answer, action }: SignupFormProps) {
  const { t, language, request } = context;
  if (answer?.ok) {
    return (
      <div className="panel done" id="notify" tabIndex={-1} data-autofocus="">
        <h2>{answer.title}</h2>
        <p>{answer.text}</p>
      </div>
    );
  }
  const fault = (field: SignupField) => (answer && answer.field === field ? answer.message : null);
  const kept = answer ? request.form : {};
  return (
    <form className="panel" id="notify" method="post" action={action ?? `${releasePath(release)}?lang=${language}#notify`} noValidate data-signup={action === undefined ? '' : undefined}>
      <h2>{t('signup:heading')}</h2>
      <p className="intro">{t('signup:intro')}</p>
      <p className="form-fault" role="alert" data-fault-of="form">{answer && answer.field === null ? answer.message : ''}</p>
      <div className="field">
        <label htmlFor="contact">{t('signup:contact')}</label>
        <input id="contact" name="contact" type="text" inputMode="email" autoComplete="email" autoCapitalize="none" spellCheck={false} dir="auto"
          required maxLength={LIMITS.contact} placeholder={t('signup:contactPlaceholder')} defaultValue={kept['contact']} {...faulty('contact', fault('contact'))} />
        <FieldFault field="contact" text={fault('contact')} />
      </div>
      <div className="field">
        <label htmlFor="name">{t('optional', { label: t('signup:name') })}</label>
        <input id="name" name="name" type="text" autoComplete="name" dir="auto" maxLength={LIMITS.fanName} defaultValue={kept['name']} {...faulty('name', fault('name'))} />
        <FieldFault field="name" text={fault('name')} />
      </div>
      <ServiceChoice context={context} offered={release.storeLinks.filter((link) => !link.hidden).map((link) => link.service)} chosen={kept['service'] ?? null} />
      <div className="field">
        <label className="consent">
          <input name="consent" type="checkbox" value="on" required defaultChecked={kept['consent'] === 'on'} {...faulty('consent', fault('consent'))} />
          <span>{t('signup:consent', { artist: release.artistName })}</span>
        </label>
        <FieldFault field="consent" text={fault('consent')} />
      </div>
      <Trap label={t('signup:trap')} />
      <input type="hidden" name="wordingVersion" value={CONSENT_WORDING_VERSION} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="zone" value={kept['zone'] ?? ''} />
      <input type="hidden" name="country" value={kept['country'] ?? pageCountry(request) ?? ''} />
      <button className="button filled" type="submit">{t('signup:submit')}</button>
    </form>
  );
}

/** A field that people do not see, and programs fill in. */
function Trap({ label }: { readonly label: string }) {
  return (
    <p className="trap" aria-hidden>
      <label>{label} <input name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" /></label>
    </p>
  );
}

function faulty(field: SignupField, text: string | null) {
  return text === null ? { 'aria-describedby': `${field}-fault` } : { 'aria-describedby': `${field}-fault`, 'aria-invalid': true, autoFocus: true };
}

/** Always there, so that the script has where to write, and so that it is announced. */
function FieldFault({ field, text }: { readonly field: SignupField; readonly text: string | null }) {
  return <p className="field-fault" id={`${field}-fault`} data-fault-of={field}>{text ?? ''}</p>;
}
