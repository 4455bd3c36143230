import { useDataAccess } from '@countin/data/access';
import { userDetailsOptions, type UserDetails } from '@countin/data/admin';
import { useSession } from '@countin/data/session';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { IconButton, PersonPicture, Skeleton } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '@countin/screen-kit/hooks';
import { AuditTrail } from '../audit/audit-trail.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { usePersonChange, type PersonChange } from './person-change.ts';
import { PersonChips } from './person-chips.tsx';
import { PersonFacts } from './person-facts.tsx';
import { ProfileList } from './profile-list.tsx';
import { SignInList } from './sign-in-list.tsx';
import styles from '../panel.module.css';

const MINUTE = 60_000;

/** One person: what they are, what admins may change about them, where they signed in, and what was changed before. */
export function PersonPanel({ uid, onClose }: { uid: string; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const now = useNow(MINUTE);
  const [asking, setAsking] = useState<PersonChange | null>(null);
  const change = usePersonChange(uid);
  const { data, error, isPending, refetch } = useQuery(userDetailsOptions(useDataAccess(), uid));

  const user = data?.user;
  const name = user ? nameOf(user) || t('noName') : '';
  const leave = (event: KeyboardEvent<HTMLElement>) => {
    // A dialog above is a part of this only to React.
    if (event.key === 'Escape' && event.currentTarget.contains(event.target as Node)) onClose();
  };
  return (
    <section className={styles.panel} aria-label={t('person.label', { name })} aria-busy={isPending} onKeyDown={leave}>
      <div className={styles.top}>
        <PersonTitle name={user && name} isPending={isPending} />
        <IconButton label={t('person.close')} icon={<X aria-hidden />} onClick={onClose} />
      </div>
      {error && <LoadErrorNotice error={error} onRetry={() => void refetch()} />}
      {isPending && (
        <>
          <Skeleton height={24} />
          <Skeleton height={180} radius={14} />
        </>
      )}
      {data && <PersonParts details={data} now={now} onChange={setAsking} />}
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

interface PersonTitleProps {
  /** Undefined while it is loading, or after an error. */
  readonly name: string | undefined;
  readonly isPending: boolean;
}

/** Picture and name, focused when the panel opens. */
function PersonTitle({ name, isPending }: PersonTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      {name !== undefined && <PersonPicture name={name} src={null} size={56} />}
      {isPending && <Skeleton width={56} height={56} radius="50%" />}
      <h2 className={styles.name} ref={heading} tabIndex={-1}>
        {name !== undefined && <bdi>{name}</bdi>}
        {isPending && <Skeleton width={160} />}
      </h2>
    </>
  );
}

const nameOf = ({ displayName, email }: UserDetails['user']) => displayName || email;

interface PersonPartsProps {
  readonly details: UserDetails;
  readonly now: number;
  readonly onChange: (change: PersonChange) => void;
}

function PersonParts({ details: { user, sessions }, now, onChange }: PersonPartsProps) {
  const { t } = useTranslation('admin');
  const { uid: own } = useSession();
  return (
    <>
      <PersonChips user={user} />
      <PersonFacts user={user} own={user.uid === own} now={now} onChange={onChange} />
      <ProfileList uid={user.uid} />
      <SignInList sessions={sessions} now={now} />
      <section className={styles.part}>
        <h3 className={styles.heading}>{t('audit.title')}</h3>
        <AuditTrail subject={user.uid} now={now} />
      </section>
    </>
  );
}
