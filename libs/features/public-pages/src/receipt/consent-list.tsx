import { CONSENT_WORDING_VERSION } from '@countin/domain/fan';
import { LANGUAGES } from '@countin/domain/locale';
import { formatDateTime, joinFacts, languageName } from '@countin/i18n';
import { Button } from '@countin/ui/static';
import type { PageView } from '../page/page-view.ts';
import { ConsentField } from '../signup/consent-field.tsx';
import { consentName } from './consent-names.ts';
import type { Receipt } from './receipt-state.ts';

type Consent = Receipt['consents'][number];

interface ConsentListProps {
  readonly view: PageView;
  readonly receipt: Receipt;
  readonly path: string;
}

const STATUSES = { unconfirmed: 'unconfirmed', confirmed: 'confirmed', withdrawn: 'stopped' } as const;

/** Every consent of a fan to an artist, with what the ledger says of it. Each can be withdrawn alone. */
export function ConsentList({ view, receipt, path }: ConsentListProps) {
  if (receipt.consents.length === 0) return null;
  const heading = 'consents';
  return (
    <section className="consents" aria-labelledby={heading}>
      <h2 id={heading}>{view.t('signups:proof')}</h2>
      <ul>
        {receipt.consents.map((consent) => (
          <ConsentItem
            key={`${consent.scope.kind} ${consent.scope.id}`}
            view={view}
            receipt={receipt}
            consent={consent}
            path={path}
          />
        ))}
      </ul>
    </section>
  );
}

function ConsentItem({ view, receipt, consent, path }: ConsentListProps & { readonly consent: Consent }) {
  const { t } = view;
  const { kind, id } = consent.scope;
  const headingId = `consent-${kind}-${id}`;
  return (
    <li>
      <h3 id={headingId}>
        <bdi>{consentName(t, receipt, consent)}</bdi> <span>{t(`fan-states:${STATUSES[consent.status]}`)}</span>
      </h3>
      <ol>
        {consent.entries.map((entry, at) => (
          <li key={at}>{entryLine(view, receipt, entry)}</li>
        ))}
      </ol>
      {consent.status !== 'withdrawn' && (
        <form method="post" action={path}>
          <input type="hidden" name="action" value="stop-consent" />
          <input type="hidden" name="scope" value={kind} />
          <input type="hidden" name="id" value={id} />
          <Button variant="link" type="submit" aria-describedby={headingId}>
            {t('receipt:stopOne')}
          </Button>
        </form>
      )}
    </li>
  );
}

/** "Confirmed · Link in the message · Nov 20, 2026, 8:00 AM · Wording 2026-11 · English". */
function entryLine(
  { t, language, now }: PageView,
  { zone }: Receipt,
  { action, method, at, wordingVersion, language: shown }: Consent['entries'][number],
): string {
  const known = LANGUAGES.find((each) => each === shown);
  return joinFacts([
    t(`signups:actions.${action}`),
    t(`signups:methods.${method}`),
    formatDateTime(language, at, zone ?? 'UTC', now),
    wordingVersion && `${t('signups:wordingVersion')} ${wordingVersion}`,
    wordingVersion && known ? languageName(known) : '',
  ]);
}

/** Following the artist, for a fan who has signed up for a release only. */
export function FollowForm({ view, receipt, path }: ConsentListProps) {
  const { t, language } = view;
  if (!receipt.mayFollow) return null;
  const artist = receipt.artistName;
  return (
    <details>
      <summary>{t('signup:followHeading', { artist })}</summary>
      <form method="post" action={path}>
        <input type="hidden" name="action" value="follow" />
        <input type="hidden" name="wordingVersion" value={CONSENT_WORDING_VERSION} />
        <input type="hidden" name="language" value={language} />
        <p>{t('signup:followIntro')}</p>
        <ConsentField
          errorId="follow-consent-error"
          wording={t('signup:followConsent', { artist })}
          kept={false}
          error=""
        />
        <Button size="large" className="receipt-action" type="submit">
          {t('signup:followSubmit')}
        </Button>
      </form>
    </details>
  );
}
