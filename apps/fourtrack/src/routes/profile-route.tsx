import { AccountSettings } from '@countin/account';
import { useDataAccess, useSession } from '@countin/data';
import { pictureService, PictureUploader } from '@countin/picture-upload';
import { useMemo } from 'react';
import { paths } from '../paths.ts';
import { markPerson } from '../session/person-mark.ts';
import { FourtrackMark } from '../start/fourtrack-mark.tsx';
import { openStorage } from '../start/open-storage.ts';
import { themeSetter } from '../start/theme.ts';
import styles from './profile-route.module.css';

/** The person's own account. */
export function Component() {
  const access = useDataAccess();
  const { uid, email } = useSession();
  const pictures = useMemo(() => pictureService(access, { uid }), [access, uid]);
  return (
    <div className={styles.page}>
      <header className={styles.top}><a href={paths.home.to()} className={styles.home}><FourtrackMark /></a></header>
      <main className={styles.main}>
        <AccountSettings
          theme={themeSetter}
          picture={(parts) => <PictureUploader compact kind="picture" service={pictures} {...parts} />}
          loginPath={paths.login.to()}
          onRenamed={(name) => markPerson(openStorage(window), name, email)}
          // Afresh, so that nothing of them stays in this document.
          onDeleted={() => window.location.assign(paths.home.to())}
        />
      </main>
    </div>
  );
}
