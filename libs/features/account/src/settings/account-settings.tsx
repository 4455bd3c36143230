import { queryKeys, useDataAccess } from '@countin/data/access';
import { useAuthSync } from '@countin/data/cross-site-sign-in';
import { ownEmailOptions, useSession } from '@countin/data/session';
import { useLiveUser } from '@countin/data/users';
import type { User } from '@countin/domain/account';
import type { ThemeSetter } from '@countin/theme';
import { PageHeader, Skeleton } from '@countin/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { accountService, type AccountService } from './account-service.ts';
import { DeleteAccount } from './delete-account.tsx';
import { EmailSettings } from './email-settings.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordSettings } from './password-settings.tsx';
import { PictureChoice, type PictureSlot } from './picture-choice.tsx';
import { useRecentLogin } from './recent-login.tsx';
import { SessionSettings } from './session-settings.tsx';
import { SettingsPart, SettingsParts } from './settings-part.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import styles from './settings.module.css';

interface AccountSettingsProps {
  readonly theme: ThemeSetter;
  /** The uploader of pictures. */
  readonly picture: PictureSlot;
  /** Path of the log-in page, the return path of links in e-mails. */
  readonly loginPath: string;
  /** Called with the new name after the user changed it. */
  readonly onRenamed?: (name: string) => void;
  /** Called after the account was deleted and the user signed out. */
  readonly onDeleted: () => void;
}

/** Account settings of the signed-in user: the settings page on Countin and the profile page on 4track. */
export function AccountSettings({ theme, picture, loginPath, onRenamed, onDeleted }: AccountSettingsProps) {
  const { t, i18n } = useTranslation('account');
  const access = useDataAccess();
  const sync = useAuthSync();
  const client = useQueryClient();
  const session = useSession();
  const user = useLiveUser(session.uid);
  const { data: own = { email: session.email, verified: true } } = useQuery(ownEmailOptions(access, session.uid));
  const service = useMemo(
    () =>
      accountService(access, { returnTo: new URL(loginPath, window.location.origin).href, language: i18n.language }),
    [access, loginPath, i18n.language],
  );
  const recentLogin = useRecentLogin({
    email: own.email,
    service,
    onReauthenticated: () => sync.afterReauthentication(),
  });
  const leave = async () => {
    await sync.logOut({ over: true });
    onDeleted();
  };

  return (
    <>
      <PageHeader title={t(`${sync.site}.title`)} below={t(`${sync.site}.below`)} />
      <SettingsParts>
        <SettingsPart id="you" title={t('you.title')} lead={t('you.lead')}>
          {user ? (
            <You
              user={user}
              email={own.email}
              slot={picture}
              onSave={async (update) => {
                await service.update(update);
                await client.invalidateQueries({ queryKey: queryKeys.users() });
                if (update.displayName !== undefined) onRenamed?.(update.displayName);
              }}
            />
          ) : (
            <div className={styles.wide} aria-busy>
              <Skeleton height={96} width={96} radius="50%" />
            </div>
          )}
        </SettingsPart>
        <SettingsPart id="language" title={t('language.title')} lead={t('language.lead')}>
          <LanguageChoice onSave={(language) => service.update({ language })} />
        </SettingsPart>
        <SettingsPart id="theme" title={t('theme.title')} lead={t('theme.lead')}>
          <ThemeChoice setter={theme} />
        </SettingsPart>
        <SettingsPart id="email" title={t('email.title')} lead={t('email.lead')}>
          <EmailSettings own={own} service={service} recentLogin={recentLogin} />
        </SettingsPart>
        <SettingsPart id="password" title={t('password.title')} lead={t('password.lead')}>
          <PasswordSettings
            email={own.email}
            onChange={(password) => sync.changeCredentials(() => service.changePassword(password))}
            recentLogin={recentLogin}
          />
        </SettingsPart>
        <SettingsPart id="sessions" title={t('sessions.title')} lead={t('sessions.lead')}>
          <SessionSettings uid={session.uid} sync={sync} service={service} />
        </SettingsPart>
        <SettingsPart id="delete" title={t('delete.title')} lead={t('delete.lead')}>
          <DeleteAccount email={own.email} service={service} recentLogin={recentLogin} onDeleted={leave} />
        </SettingsPart>
      </SettingsParts>
      {recentLogin.dialog}
    </>
  );
}

interface YouProps {
  readonly user: User;
  readonly email: string | null;
  readonly slot: PictureSlot;
  readonly onSave: AccountService['update'];
}

function You({ user, email, slot, onSave }: YouProps) {
  return (
    <>
      <PictureChoice
        user={user}
        name={user.displayName || (email ?? '')}
        slot={slot}
        onSave={(pictureImage) => onSave({ pictureImage })}
      />
      <NameForm name={user.displayName} onSave={(displayName) => onSave({ displayName })} />
    </>
  );
}
