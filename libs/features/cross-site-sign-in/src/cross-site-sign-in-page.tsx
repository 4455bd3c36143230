import { loginPath, syncPath, type SyncOutcome } from '@countin/auth-sync/browser';
import type { SiteName } from '@countin/domain/account';
import { Button, buttonClass } from '@countin/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { OTHER_SITE, SITE_TITLES } from './site-titles.ts';
import styles from './cross-site-sign-in-page.module.css';

interface CrossSiteSignInPageProps {
  readonly site: SiteName;
  /** Outcome of the sync request; nothing to show while it is unknown. */
  readonly outcome: Promise<SyncOutcome>;
  /** Where the person wanted to go. */
  readonly next: string | null;
  /** The site's name, as a link to its start. */
  readonly home: ReactNode;
}

/** `/auth/sync` at the top level: shows progress, asks where necessary, and reports a failure. */
export function CrossSiteSignInPage({ site, outcome, next, home }: CrossSiteSignInPageProps) {
  const [shown, setShown] = useState<SyncOutcome>({ show: 'nothing' });
  useEffect(() => {
    let gone = false;
    const show = (known: SyncOutcome) => {
      if (!gone) setShown(known);
    };
    outcome.then(show, (error: unknown) => {
      console.error(error);
      show({ show: 'refusal', logIn: loginPath(site, next), again: () => window.location.replace(syncPath(next)) });
    });
    return () => void (gone = true);
  }, [outcome, site, next]);

  return (
    <div className={styles.page}>
      <div className={styles.home}>{home}</div>
      <main className={styles.panel}>
        {shown.show === 'nothing' && <AtWork site={site} />}
        {shown.show === 'question' && <Question key={shown.email} site={site} question={shown} onAnswer={setShown} />}
        {shown.show === 'refusal' && <Refusal site={site} refusal={shown} />}
      </main>
    </div>
  );
}

function AtWork({ site }: { readonly site: SiteName }) {
  const { t } = useTranslation('cross-site-sign-in');
  return (
    <div role="status">
      <h1 className={styles.title}>{t('atWork', { site: SITE_TITLES[site] })}</h1>
      <div className={styles.moving} aria-hidden />
    </div>
  );
}

interface QuestionProps {
  readonly site: SiteName;
  readonly question: Extract<SyncOutcome, { show: 'question' }>;
  readonly onAnswer: (next: SyncOutcome) => void;
}

function Question({ site, question, onAnswer }: QuestionProps) {
  const { t } = useTranslation('cross-site-sign-in');
  const [busy, setBusy] = useState(false);
  const { email, instead } = question;
  const kind = instead ? 'switch' : 'ask';
  const accept = async () => {
    setBusy(true);
    onAnswer(await question.accept());
  };
  const values = {
    email,
    current: instead?.email ?? '',
    site: SITE_TITLES[site],
    otherSite: SITE_TITLES[OTHER_SITE[site]],
  };
  return (
    <>
      <h1 className={styles.title}>{t(`${kind}.title`, values)}</h1>
      <p className={styles.lead}>{t(`${kind}.text`, values)}</p>
      <p className={styles.actions}>
        <Button variant="solid" busy={busy} onClick={() => void accept()}>
          {t(`${kind}.accept`, values)}
        </Button>
        <Button onClick={question.decline}>{t(`${kind}.decline`, values)}</Button>
      </p>
    </>
  );
}

function Refusal({
  site,
  refusal,
}: {
  readonly site: SiteName;
  readonly refusal: Extract<SyncOutcome, { show: 'refusal' }>;
}) {
  const { t } = useTranslation('cross-site-sign-in');
  const values = { site: SITE_TITLES[site], otherSite: SITE_TITLES[OTHER_SITE[site]] };
  return (
    <div role="alert">
      <h1 className={styles.title}>{t('refused.title', values)}</h1>
      <p className={styles.lead}>{t('refused.text', values)}</p>
      <p className={styles.actions}>
        <Button variant="solid" onClick={refusal.again}>
          {t('refused.again')}
        </Button>
        <a href={refusal.logIn} className={buttonClass()}>
          {t('refused.logIn')}
        </a>
      </p>
    </div>
  );
}
