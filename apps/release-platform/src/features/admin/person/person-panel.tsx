import { useDataAccess } from '@countin/data/access';
import { userDetailsOptions } from '@countin/data/admin';
import { useSession } from '@countin/data/session';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { IconButton, PersonPicture, Skeleton } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shell/hooks/use-now.ts';
import { AuditTrail } from '../audit/audit-trail.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { usePersonChange, type PersonChange } from './person-change.ts';
import { PersonChips } from '../people/person-chips.tsx';
import { PersonFacts } from './person-facts.tsx';
import { ProfileList } from './profile-list.tsx';
import { SignInList } from './sign-in-list.tsx';
import styles from './person-panel.module.css';

const MINUTE = 60_000;

/** One person: what they are, what admins may change about them, where they signed in, and what was changed before. */
export function PersonPanel({ uid, onClose }: { uid: string; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const { uid: own } = useSession();
  const now = useNow(MINUTE);
  const heading = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState<PersonChange | null>(null);
  const change = usePersonChange(uid);
  const { data, error, refetch } = useQuery(userDetailsOptions(useDataAccess(), uid));
  useEffect(() => heading.current?.focus(), []);

  const user = data?.user;
  const name = user ? user.displayName || user.email || t('noName') : '';
  const leave = (event: KeyboardEvent<HTMLElement>) => {
    // A dialog above is a part of this only to React.
    if (event.key === 'Escape' && event.currentTarget.contains(event.target as Node)) onClose();
  };
  return (
    <section
      className={styles.panel}
      aria-label={t('person.label', { name })}
      aria-busy={!data && !error}
      onKeyDown={leave}
    >
      <div className={styles.top}>
        {user ? (
          <PersonPicture name={name} src={null} size={56} />
        ) : (
          !error && <Skeleton width={56} height={56} radius="50%" />
        )}
        <h2 className={styles.name} ref={heading} tabIndex={-1}>
          {user ? <bdi>{name}</bdi> : !error && <Skeleton width={160} />}
        </h2>
        <IconButton label={t('person.close')} icon={<X aria-hidden />} onClick={onClose} />
      </div>
      {error && <LoadErrorNotice error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <>
          <Skeleton height={24} />
          <Skeleton height={180} radius={14} />
        </>
      )}
      {data && user && (
        <>
          <PersonChips user={user} />
          <PersonFacts user={user} own={uid === own} now={now} onChange={setAsking} />
          <ProfileList uid={uid} />
          <SignInList sessions={data.sessions} now={now} />
          <section className={styles.part}>
            <h3 className={styles.heading}>{t('audit.title')}</h3>
            <AuditTrail subject={uid} now={now} />
          </section>
        </>
      )}
      {asking && (
        <ChangeDialog
          change={asking}
          name={name}
          onConfirm={(reason) => change(asking, reason)}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  );
}
