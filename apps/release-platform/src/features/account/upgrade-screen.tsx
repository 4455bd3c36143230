import { useSession } from '@countin/data/session';
import { useLiveUser } from '@countin/data/users';
import { PLANS } from '@countin/domain/account';
import { LIMITS, SERVER_LIMITS } from '@countin/domain/fields';
import { SENDING_QUOTAS } from '@countin/domain/sending';
import { ScreenSkeleton } from '@countin/screen-kit/loading';
import { PageHeader } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { useNow } from '@countin/screen-kit/hooks';
import { PlanCard } from './plan-card.tsx';
import { ProRequest } from './pro-request.tsx';
import styles from './upgrade-screen.module.css';

const MINUTE = 60_000;
/** Limits that the lines name. */
const NUMBERS = {
  artists: SERVER_LIMITS.artistsPerAccount,
  labels: SERVER_LIMITS.labelsPerAccount,
  tracks: LIMITS.medleySlots,
  recipients: SENDING_QUOTAS.new.recipients,
};

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
          points={PLANS.free.map((feature) => t(`free.${feature}`, NUMBERS))}
        />
        <PlanCard
          title={t('pro.title')}
          lead={t('pro.lead')}
          yours={yours('pro')}
          points={[
            t('pro.everything'),
            ...PLANS.pro.map((feature) => t(`pro.${feature}`, { recipients: SENDING_QUOTAS.established.recipients })),
          ]}
        >
          <p>{t('pro.note')}</p>
          <ProRequest user={user} now={now} />
        </PlanCard>
      </div>
    </>
  );
}
