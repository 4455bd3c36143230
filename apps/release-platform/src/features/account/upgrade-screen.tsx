import { useSession } from '@countin/data/session';
import { useLiveUser } from '@countin/data/users';
import { ScreenSkeleton } from '@countin/screen-kit/loading';
import { PageHeader } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { useNow } from '@countin/screen-kit/hooks';
import { PlanCard } from './plan-card.tsx';
import { ProRequest } from './pro-request.tsx';
import styles from './upgrade-screen.module.css';

const MINUTE = 60_000;

/** The plans as they are today, with the request for the other one. */
export function Component() {
  const { t } = useTranslation('upgrade');
  const { uid } = useSession();
  // Live: an answer shows at once.
  const user = useLiveUser(uid);
  const now = useNow(MINUTE);
  if (!user) return <ScreenSkeleton />;
  const yours = (plan: string) => (user.subscription === plan ? t('yours') : null);
  return (
    <>
      <PageHeader title={t('title')} below={t('below')} />
      <div className={styles.plans}>
        <PlanCard
          title={t('free.title')}
          lead={t('free.lead')}
          yours={yours('free')}
          points={[t('free.pages'), t('free.addresses'), t('free.fans'), t('free.mail'), t('free.links')]}
        />
        <PlanCard
          title={t('pro.title')}
          lead={t('pro.lead')}
          yours={yours('pro')}
          points={[t('pro.everything'), t('pro.banner')]}
        >
          <p>{t('pro.note')}</p>
          <ProRequest user={user} now={now} />
        </PlanCard>
      </div>
    </>
  );
}
