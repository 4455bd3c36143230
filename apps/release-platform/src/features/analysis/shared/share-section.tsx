import { useSites } from '@countin/app-shell';
import { useDataAccess } from '@countin/data/access';
import {
  createNumberShareOptions,
  numberSharesOptions,
  revokeNumberShareOptions,
  type ListedShare,
} from '@countin/data/numbers';
import { SHARE_DAYS, SHARE_TITLE } from '@countin/domain/analytics';
import { originsOf } from '@countin/domain/deployment';
import { errorCodeOf } from '@countin/domain/errors';
import { formatDate } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { Button, CopyButton, Hint, Notice, Section, SelectField, TextField } from '@countin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { analysisPaths } from '../../../paths/analysis-paths.ts';
import { ownZone } from '../../../shell/hooks/own-zone.ts';
import styles from '../analysis.module.css';

interface ShareSectionProps {
  readonly artistId: string;
  readonly now: number;
}

const USUAL = 30;

/** Links that show the numbers to people without an account, for those who may make and revoke them. */
export function ShareSection({ artistId, now }: ShareSectionProps) {
  const { t } = useTranslation('analysis');
  const access = useDataAccess();
  const errorText = useErrorText();
  const { data: shares, error: unread, refetch } = useQuery(numberSharesOptions(access, artistId));
  const create = useMutation(createNumberShareOptions(access));
  const revoke = useMutation(revokeNumberShareOptions(access));
  const error = create.error ?? revoke.error;
  return (
    <Section title={t('share.title')} lead={t('share.lead')} className={styles.sharing}>
      {error && <Notice tone="danger" title={errorText(errorCodeOf(error))} />}
      <ShareForm
        isCreating={create.isPending}
        onCreate={(title, days) => {
          revoke.reset();
          create.mutate({ artistId, title, days });
        }}
      />
      {create.data && <NewLink token={create.data.token} />}
      {unread && <LoadErrorNotice error={unread} onRetry={() => void refetch()} />}
      {shares && shares.length === 0 && <Hint>{t('share.none')}</Hint>}
      {shares && shares.length > 0 && (
        <ul className={styles.shares} aria-label={t('share.links')}>
          {shares.map((share) => (
            <ShareRow
              key={share.id}
              share={share}
              now={now}
              isRevoking={revoke.isPending && revoke.variables.shareId === share.id}
              onRevoke={() => {
                create.reset();
                revoke.mutate({ artistId, shareId: share.id });
              }}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface ShareFormProps {
  readonly isCreating: boolean;
  readonly onCreate: (title: string, days: (typeof SHARE_DAYS)[number]) => void;
}

function ShareForm({ isCreating, onCreate }: ShareFormProps) {
  const { t } = useTranslation('analysis');
  const [title, setTitle] = useState('');
  const [days, setDays] = useState<(typeof SHARE_DAYS)[number]>(USUAL);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isCreating) onCreate(title, days);
  };
  return (
    <form className={styles.dates} onSubmit={submit}>
      <TextField
        label={t('share.for')}
        value={title}
        maxLength={SHARE_TITLE}
        onChange={({ target }) => setTitle(target.value)}
      />
      <SelectField
        label={t('share.valid')}
        value={days}
        onChange={({ target }) => setDays(SHARE_DAYS.find((each) => String(each) === target.value) ?? USUAL)}
      >
        {SHARE_DAYS.map((each) => (
          <option key={each} value={each}>
            {t(`share.days.${each}`)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" icon={<Link2 aria-hidden />} busy={isCreating}>
        {t('share.create')}
      </Button>
    </form>
  );
}

/** The link, which is shown once. */
function NewLink({ token }: { readonly token: string }) {
  const { t } = useTranslation(['analysis', 'releases']);
  const address = originsOf(useSites()).main + analysisPaths.sharedNumbers.to(token);
  return (
    <div className={styles.part}>
      <TextField label={t('share.link')} hint={t('share.once')} value={address} readOnly dir="ltr" />
      <div>
        <CopyButton text={address} label={t('releases:artist.copy')} copiedLabel={t('releases:artist.copied')} />
      </div>
    </div>
  );
}

interface ShareRowProps {
  readonly share: ListedShare;
  readonly now: number;
  readonly isRevoking: boolean;
  readonly onRevoke: () => void;
}

function ShareRow({ share: { title, createdAt, expiresAt, revokedAt }, now, isRevoking, onRevoke }: ShareRowProps) {
  const { t } = useTranslation('analysis');
  const locale = useLocale();
  const day = (at: number) => formatDate(locale, at, ownZone, now);
  const name = title || t('share.untitled', { date: day(createdAt) });
  const isValid = revokedAt === null && expiresAt > now;
  const status = () => {
    if (revokedAt !== null) return t('share.revoked', { date: day(revokedAt) });
    return t(isValid ? 'share.until' : 'share.expired', { date: day(expiresAt) });
  };
  return (
    <li data-ended={!isValid || undefined}>
      <span>
        <bdi>{name}</bdi>
        <small>{status()}</small>
      </span>
      {isValid && (
        <Button
          variant="quiet"
          busy={isRevoking}
          onClick={onRevoke}
          aria-label={t('share.revokeNamed', { title: name })}
        >
          {t('share.revoke')}
        </Button>
      )}
    </li>
  );
}
