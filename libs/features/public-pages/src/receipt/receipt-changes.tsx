import { CONSENT_WORDING_VERSION } from '@countin/domain/fan';
import { LIMITS } from '@countin/domain/fields';
import { LANGUAGES } from '@countin/domain/locale';
import type { ReleasePage } from '@countin/domain/release';
import { errorKey, formatList, languageName, type Translator } from '@countin/i18n';
import type { ReactNode } from 'react';
import { Button, Field } from '@countin/ui/static';
import type { PageView } from '../page/page-view.ts';
import { ConsentField } from '../signup/consent-field.tsx';
import { ContactField } from '../signup/contact-field.tsx';
import { serviceOptions } from '../signup/service-choice.ts';
import { ServiceField } from '../signup/service-field.tsx';
import { consentName, openNames } from './consent-names.ts';
import { ConsentList, FollowForm } from './consent-list.tsx';
import type { ReceiptOutcome } from './receipt-action.ts';
import type { Receipt } from './receipt-state.ts';

interface ReceiptChangesProps {
  readonly view: PageView;
  readonly receipt: Receipt;
  readonly release: ReleasePage | null;
  readonly path: string;
  readonly outcome: ReceiptOutcome | null;
}

/** Changes that a fan can make to a signup. Each is folded away, and is a plain form when open. */
export function ReceiptChanges(props: ReceiptChangesProps) {
  const { receipt, view, path } = props;
  const { t, language } = view;
  const waits = receipt.state === 'unconfirmed' || receipt.state === 'confirmed';
  const isOpen = receipt.state !== 'stopped' || openNames(t, receipt).length > 0;
  return (
    <div className="changes">
      <ConsentList view={view} receipt={receipt} path={path} />
      {isOpen && <FollowForm view={view} receipt={receipt} path={path} />}
      {waits && <ChangeForm {...props} />}
      {(waits || follows(receipt)) && <MoveForm {...props} />}
      <Fold title={t('receipt:erase')} open={false}>
        <Form path={path} action="erase">
          <p>
            {t('receipt:eraseText', { contact: receipt.contact, artist: formatList(language, namesErased(receipt)) })}
          </p>
          <Button size="large" className="receipt-action" type="submit">
            {t('receipt:eraseSubmit')}
          </Button>
        </Form>
      </Fold>
    </div>
  );
}

const follows = ({ consents }: Receipt) =>
  consents.some(({ scope, status }) => scope.kind === 'artist' && status === 'confirmed');

/** The artist or label of the receipt, and labels whose news were ticked beside. */
function namesErased({ scope, artistName, consents }: Receipt): string[] {
  const labels = consents.filter((consent) => consent.scope.kind === 'label' && consent.name !== '');
  return [artistName, ...(scope === 'label' ? [] : labels.map(({ name }) => name))];
}

/** What moves: the signup of the receipt while it waits, and everything that is confirmed. */
function namesMoved(t: Translator, receipt: Receipt): string[] {
  const moving = receipt.consents.filter(
    ({ scope: { kind, id }, status }) =>
      status === 'confirmed' ||
      (status === 'unconfirmed' && kind === receipt.scope && (kind !== 'release' || id === receipt.productId)),
  );
  const names = moving.map((consent) => consentName(t, receipt, consent));
  return names.length > 0 ? names : [receipt.scope === 'release' ? receipt.releaseTitle : receipt.artistName];
}

function ChangeForm({ view, receipt, release, path }: ReceiptChangesProps) {
  const { t, language } = view;
  const offered = (release?.storeLinks ?? []).map((link) => link.service);
  return (
    <Fold title={t('receipt:change')} open={false}>
      <Form path={path} action="change">
        <ServiceField options={serviceOptions(t, offered)} chosen={receipt.service} />
        <Field id="language" label={t('language')}>
          {(control) => (
            <select {...control} className="entry" name="language" defaultValue={receipt.language}>
              {LANGUAGES.map((each) => (
                <option key={each} value={each} lang={each === language ? undefined : each}>
                  {languageName(each)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button size="large" className="receipt-action" type="submit">
          {t('receipt:save')}
        </Button>
      </Form>
    </Fold>
  );
}

const WORDINGS = {
  release: 'signup:consent',
  artist: 'signup:followConsent',
  label: 'signup:labelConsent',
} as const;

function MoveForm({ view, receipt, path, outcome }: ReceiptChangesProps) {
  const { t, language, form } = view;
  const waits = receipt.state === 'unconfirmed' || receipt.state === 'confirmed';
  const refused = outcome?.kind === 'refused' ? outcome : null;
  const kept = refused ? form : {};
  const errorAt = (field: 'contact' | 'consent') => (refused?.field === field ? t(errorKey(refused.code)) : '');
  return (
    <Fold title={t('receipt:move')} open={refused !== null}>
      <Form path={path} action="move">
        <p>{t('receipt:moveText', { contact: receipt.contact, list: formatList(language, namesMoved(t, receipt)) })}</p>
        {refused && refused.field === null && (
          <p className="form-error" role="alert">
            {t(errorKey(refused.code))}
          </p>
        )}
        <ContactField
          id="contact"
          label={t('signup:contact')}
          placeholder={t('signup:contactPlaceholder')}
          maxLength={LIMITS.contact}
          kept={kept['contact']}
          error={errorAt('contact')}
        />
        <ConsentField
          errorId="consent-error"
          wording={t(WORDINGS[waits ? receipt.scope : 'artist'], {
            artist: receipt.artistName,
            label: receipt.artistName,
          })}
          kept={kept['consent'] === 'on'}
          error={errorAt('consent')}
        />
        <input type="hidden" name="wordingVersion" value={CONSENT_WORDING_VERSION} />
        <input type="hidden" name="language" value={language} />
        <Button size="large" className="receipt-action" type="submit">
          {t('receipt:moveSubmit')}
        </Button>
      </Form>
    </Fold>
  );
}

function Fold({
  title,
  open,
  children,
}: {
  readonly title: string;
  readonly open: boolean;
  readonly children: ReactNode;
}) {
  return (
    <details open={open}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

function Form({
  path,
  action,
  children,
}: {
  readonly path: string;
  readonly action: string;
  readonly children: ReactNode;
}) {
  return (
    <form method="post" action={path} noValidate>
      <input type="hidden" name="action" value={action} />
      {children}
    </form>
  );
}
