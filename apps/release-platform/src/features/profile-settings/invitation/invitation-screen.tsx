import { useDataAccess } from '@countin/data/access';
import { acceptInvitationOptions, invitationOptions } from '@countin/data/members';
import { useOptionalSession } from '@countin/data/session';
import { errorCodeOf, type ErrorCode } from '@countin/domain/errors';
import { formatDate } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { Button, buttonClass, Hint, Notice, PageHeader, Skeleton } from '@countin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { HomeLink } from '../../../shell/frame/home-link.tsx';
import { forgetInvitationToken, readInvitationToken } from './invitation-token.ts';
import styles from './invitation-screen.module.css';
import { ownZone, useNow } from '@countin/screen-kit/hooks';

const MINUTE = 60_000;

/** Refusals about the account: its settings send a new confirmation, and log out. */
const SOLVED_IN_SETTINGS: readonly ErrorCode[] = ['auth/unverified', 'invitation/other-address'];

const storage = () => window.localStorage;

/** An invitation to an artist or a label: what it is for, log in or sign up, and accept. */
export function Component() {
  const { hash } = useLocation();
  const [token] = useState(() => readInvitationToken(hash, storage, Date.now()));
  return (
    <div className={styles.page}>
      <header>
        <HomeLink />
      </header>
      <main className={styles.card} id="main">
        {token === null ? <NoInvitation errorCode="invitation/not-found" /> : <Invitation token={token} />}
      </main>
    </div>
  );
}

function Invitation({ token }: { readonly token: string }) {
  const { t } = useTranslation('team');
  const locale = useLocale();
  const now = useNow(MINUTE);
  const session = useOptionalSession();
  const { data: invitation, error } = useQuery(invitationOptions(useDataAccess(), token));
  if (error) return <NoInvitation errorCode={errorCodeOf(error)} />;
  if (!invitation) return <Skeleton height={160} />;
  const { inviterName, profileName, role, expiresAt } = invitation;
  const date = formatDate(locale, expiresAt, ownZone, now);
  return (
    <>
      <PageHeader
        title={t('invitation.title', { profile: profileName })}
        below={t('invitation.text', { inviter: inviterName || t('invitation.someone'), role: t(`role.${role}`) })}
      />
      <p className={styles.about}>{t(`about.${role}`)}</p>
      {session ? <AcceptButton token={token} email={session.email} /> : <SignInLinks />}
      <Hint>{t('invitation.until', { date })}</Hint>
    </>
  );
}

function NoInvitation({ errorCode }: { readonly errorCode: ErrorCode }) {
  const { t } = useTranslation(['team', 'common']);
  const errorText = useErrorText();
  return (
    <>
      <PageHeader title={t('titles.invitation')} />
      <Notice tone="danger" title={errorText(errorCode)} />
      <a href={paths.splash.to()} className={buttonClass()}>
        {t('common:notFound.home')}
      </a>
    </>
  );
}

function AcceptButton({ token, email }: { readonly token: string; readonly email: string | null }) {
  const { t } = useTranslation('team');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const accept = useMutation(acceptInvitationOptions(useDataAccess()));
  const errorCode = accept.error && errorCodeOf(accept.error);
  const join = async () => {
    const { kind, profileId } = await accept.mutateAsync({ token });
    forgetInvitationToken(storage);
    await navigate(kind === 'artist' ? paths.artist.to(profileId) : paths.label.to(profileId));
  };
  return (
    <>
      <Button
        variant="primary"
        busy={accept.isPending || accept.isSuccess}
        // The notice shows the error.
        onClick={() => void join().catch(() => undefined)}
      >
        {t('invitation.accept')}
      </Button>
      {email !== null && <Hint>{t('invitation.as', { email })}</Hint>}
      {errorCode && (
        <Notice
          tone="danger"
          title={errorText(errorCode)}
          action={
            SOLVED_IN_SETTINGS.includes(errorCode) && (
              <Link to={paths.settings.to()} className={buttonClass({ size: 'small' })}>
                {t('invitation.settings')}
              </Link>
            )
          }
        />
      )}
    </>
  );
}

function SignInLinks() {
  const { t } = useTranslation('team');
  const back = paths.invitation.to();
  return (
    <div className={styles.actions}>
      <Link to={paths.login.to({ back })} className={buttonClass({ variant: 'primary' })}>
        {t('invitation.login')}
      </Link>
      <Link to={paths.login.to({ mode: 'signup', back })} className={buttonClass()}>
        {t('invitation.signup')}
      </Link>
    </div>
  );
}
