import { SignedInLayout, type FrameProps } from '@countin/app-shell';
import { useDataAccess } from '@countin/data/access';
import { updateAccount } from '@countin/data/account';
import { useAuthSync } from '@countin/data/cross-site-sign-in';
import { useSession } from '@countin/data/session';
import { useUserStatus } from '@countin/data/users';
import { useAccountLanguage } from '@countin/i18n/react';
import { HomePathProvider, ScreenSkeleton } from '@countin/screen-kit/loading';
import { paths } from '../paths/paths.ts';
import { SiteScreensProvider } from '../shell/navigation/site-screens.ts';
import { siteScreens } from './features.ts';
import { AppFrame } from '../shell/frame/app-frame.tsx';
import { StartingUp } from '../shell/frame/starting-up.tsx';
import { FOURTRACK_STUDIO } from '../shell/navigation/fourtrack-paths.ts';

/** Layout of Countin's signed-in screens. */
export function CountinLayout() {
  return (
    <SiteScreensProvider value={siteScreens}>
      <SignedInLayout
        site="countin"
        Frame={CountinFrame}
        onLoggedOut={(navigate) => navigate(paths.splash.to())}
        loading={<StartingUp />}
        screenLoading={<ScreenSkeleton />}
      />
    </SiteScreensProvider>
  );
}

function CountinFrame({ onLogout, children }: FrameProps) {
  const { email } = useSession();
  const { user, isAdmin } = useUserStatus();
  const fourtrack = useAuthSync().otherSiteLink(FOURTRACK_STUDIO);
  const access = useDataAccess();
  useAccountLanguage(user?.language, (language) => updateAccount(access, { language }));
  return (
    <AppFrame
      name={user ? user.displayName || (email ?? '') : ''}
      isAdmin={isAdmin}
      fourtrack={fourtrack}
      onLogout={onLogout}
    >
      <HomePathProvider value={paths.dashboard.to()}>{children}</HomePathProvider>
    </AppFrame>
  );
}
