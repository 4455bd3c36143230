import { SettingsPart, type RecentLogin } from '@countin/account';
import { useDataAccess } from '@countin/data/access';
import {
  acceptOwnershipOptions,
  offerOwnershipOptions,
  teamOptions,
  withdrawOwnershipOptions,
  type ProfileKey,
  type Team,
} from '@countin/data/members';
import { useSession } from '@countin/data/session';
import { errorCodeOf } from '@countin/domain/errors';
import { can } from '@countin/domain/permissions';
import { formatDate } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { Button, Hint, Notice, SelectField } from '@countin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { personName } from '../../../shell/profiles/person-name.ts';
import styles from './team.module.css';
import { ownZone, useNow } from '@countin/screen-kit/hooks';

const MINUTE = 60_000;

interface OwnershipPartProps {
  readonly profile: ProfileKey;
  readonly name: string;
  readonly recentLogin: RecentLogin;
}

/** The transfer of an artist or a label to another member. Shown to the owner, and to the member to whom it is offered. */
export function OwnershipPart({ profile, name, recentLogin }: OwnershipPartProps) {
  const { t } = useTranslation('team');
  const errorText = useErrorText();
  const { uid } = useSession();
  const { data: team } = useQuery(teamOptions(useDataAccess(), profile));
  const change = useOwnershipChange(profile, recentLogin);
  if (!team) return null;
  const view = offerView(team, uid);
  if (!view) return null;
  const parts = { name, team, change };
  return (
    <SettingsPart id="ownership" title={t('owner.title')} lead={t('owner.lead', { name })}>
      {view === 'accept' && <AcceptOffer {...parts} />}
      {view === 'open' && <OpenOffer {...parts} />}
      {view === 'offer' && <OfferForm {...parts} />}
      {change.error && <Notice tone="danger" title={errorText(errorCodeOf(change.error))} />}
    </SettingsPart>
  );
}

/** Actions of the reader on the ownership; null for other members. */
function offerView({ offer, role }: Team, uid: string): 'accept' | 'open' | 'offer' | null {
  if (offer?.to === uid) return 'accept';
  if (!can(role, 'profile.transfer')) return null;
  return offer ? 'open' : 'offer';
}

type Change = 'accept' | 'withdraw' | { readonly offerTo: string };

/** Changes the ownership, with a recent log-in where the account asks for one. */
function useOwnershipChange(profile: ProfileKey, recentLogin: RecentLogin) {
  const access = useDataAccess();
  const accept = useMutation(acceptOwnershipOptions(access));
  const withdraw = useMutation(withdrawOwnershipOptions(access));
  const offer = useMutation(offerOwnershipOptions(access));
  return useMutation({
    async mutationFn(change: Change) {
      if (change === 'withdraw') await withdraw.mutateAsync(profile);
      else
        await recentLogin.run(async () => {
          if (change === 'accept') await accept.mutateAsync(profile);
          else await offer.mutateAsync({ ...profile, uid: change.offerTo });
        });
    },
  });
}

interface Parts {
  readonly name: string;
  readonly team: Team;
  readonly change: ReturnType<typeof useOwnershipChange>;
}

function AcceptOffer({ name, change }: Parts) {
  const { t } = useTranslation('team');
  return (
    <>
      <Hint>{t('owner.mine', { name })}</Hint>
      <div className={styles.actions}>
        <Button size="small" variant="solid" busy={change.isPending} onClick={() => change.mutate('accept')}>
          {t('owner.accept')}
        </Button>
        <Button size="small" variant="quiet" disabled={change.isPending} onClick={() => change.mutate('withdraw')}>
          {t('owner.decline')}
        </Button>
      </div>
    </>
  );
}

function OpenOffer({ team, change }: Parts) {
  const { t } = useTranslation('team');
  const locale = useLocale();
  const now = useNow(MINUTE);
  const { to = '', expiresAt = 0 } = team.offer ?? {};
  const member = team.members.find(({ uid }) => uid === to);
  const name = member ? personName(member, t('members.unnamed')) : t('members.unnamed');
  return (
    <>
      <Hint>{t('owner.offered', { name, date: formatDate(locale, expiresAt, ownZone, now) })}</Hint>
      <Button size="small" busy={change.isPending} onClick={() => change.mutate('withdraw')}>
        {t('owner.withdraw')}
      </Button>
    </>
  );
}

function OfferForm({ team, change }: Parts) {
  const { t } = useTranslation('team');
  const [chosen, setChosen] = useState('');
  const uid = chosen || (team.members[0]?.uid ?? '');
  if (uid === '') return <Hint>{t('owner.noMembers')}</Hint>;
  return (
    <>
      <SelectField label={t('owner.to')} value={uid} onChange={(event) => setChosen(event.target.value)}>
        {team.members.map((member) => (
          <option key={member.uid} value={member.uid}>
            {personName(member, t('members.unnamed'))}
          </option>
        ))}
      </SelectField>
      <Button size="small" busy={change.isPending} onClick={() => change.mutate({ offerTo: uid })}>
        {t('owner.offer')}
      </Button>
    </>
  );
}
