import { AuthPage, authView, trustedContinueUrl, type SignInMode } from '@countin/account';
import { PUBLIC_PATHS } from '@countin/domain/urls';
import { parseNext } from '@countin/auth-sync/browser';
import { useDataAccess } from '@countin/data/access';
import { useAuthSync } from '@countin/data/cross-site-sign-in';
import type { NewAccount } from '@countin/data/session';
import { ContinueWithOtherSite } from '@countin/cross-site-sign-in';
import { useNavigate, useSearchParams } from 'react-router';
import { useOrigins } from '@countin/app-shell';
import { paths } from '../../paths/paths.ts';
import { HomeLink } from '../../shell/frame/home-link.tsx';
import { enter } from '../../shell/session/enter-and-leave.ts';
import { openStorage } from '../../shell/session/open-storage.ts';
import styles from './sign-in-screen.module.css';

/** Longest wait for the shared token, milliseconds. Without it, the next screen asks for it. */
const PATIENCE_MS = 1500;

const patience = () => new Promise<void>((resolve) => void setTimeout(resolve, PATIENCE_MS));

/** Log-in and sign-up screen. After sign-in, users go to the page they asked for or to the start page. */
export function SignInScreen({ mode }: { readonly mode: SignInMode }) {
  const access = useDataAccess();
  const sync = useAuthSync();
  const navigate = useNavigate();
  const origins = useOrigins();
  const [query] = useSearchParams();
  const back = query.get('back') ?? undefined;

  const onEnter = async (requested: SignInMode, account: NewAccount) => {
    await enter(access, openStorage(window), requested, account);
    // The start page is another document, which ends the requests of this one.
    await Promise.race([sync.afterSignIn(), patience()]);
    await navigate(parseNext(back) ?? paths.home.to());
  };

  const login = paths.login.to({ back });

  return (
    <AuthPage
      site="fourtrack"
      view={authView(query, mode)}
      paths={{
        login,
        signup: paths.signup.to({ back }),
        forgotten: paths.login.to({ mode: 'forgotten', back }),
        terms: origins.main + PUBLIC_PATHS.terms,
        privacy: origins.main + PUBLIC_PATHS.privacy,
      }}
      continueUrl={trustedContinueUrl(
        query.get('continueUrl'),
        [window.location.origin, origins.main, origins.fourtrack],
        login,
      )}
      onEnter={onEnter}
      home={<HomeLink />}
      art={
        <div className={styles.reel}>
          <i />
          <i />
          <i />
          <i />
        </div>
      }
    >
      <ContinueWithOtherSite back={back ?? null} />
    </AuthPage>
  );
}
