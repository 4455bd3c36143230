import { useSites } from '@countin/app-shell';
import { useDataAccess } from '@countin/data/access';
import {
  createNumberShareOptions,
  numberSharesOptions,
  revokeNumberShareOptions,
  type ListedShare,
} from '@countin/data/numbers';
import { SHARE_DAYS, SHARE_TITLE } from '@countin/domain/numbers';
import { originsOf } from '@countin/domain/deployment';
import { errorCodeOf } from '@countin/domain/errors';
import { optionalText } from '@countin/domain/fields';
import { formatDate } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { EntityForm, useEntityForm, type EntityFormState } from '@countin/screen-kit/form';
import { ownZone } from '@countin/screen-kit/hooks';
import { LoadErrorNotice } from '@countin/screen-kit/loading';
import { Button, CopyButton, Hint, Notice, Section, SelectField, TextField } from '@countin/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { analysisPaths } from '../../../paths/analysis-paths.ts';
import styles from '../analysis.module.css';

interface ShareSectionProps {
  readonly artistId: string;
  readonly now: number;
}

const schema = v.object({ title: optionalText(SHARE_TITLE), days: v.picklist(SHARE_DAYS) });

/** Links that show the numbers to people without an account, for those who may make and revoke them. */
export function ShareSection({ artistId, now }: ShareSectionProps) {
  const { t } = useTranslation('analysis');
  const access = useDataAccess();
  const errorText = useErrorText();
  const { data: shares, error: unread, refetch } = useQuery(numberSharesOptions(access, artistId));
  const create = useMutation(createNumberShareOptions(access));
  const revoke = useMutation(revokeNumberShareOptions(access));
  const form = useEntityForm({
    schema,
    defaultValues: { title: '', days: 30 },
    onSent: () => revoke.reset(),
    onSubmit: ({ title, days }) => create.mutateAsync({ artistId, title, days }),
  });
  return (
    <Section title={t('share.title')} lead={t('share.lead')} className={styles.sharing}>
      {revoke.error && <Notice tone="danger" title={errorText(errorCodeOf(revoke.error))} />}
      <ShareForm form={form} />
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
                form.clearFailure();
                revoke.mutate({ artistId, shareId: share.id });
              }}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}

function ShareForm({ form }: { readonly form: EntityFormState<typeof schema> }) {
  const { t } = useTranslation('analysis');
  return (
    <EntityForm form={form}>
      <div className={styles.dates}>
        <TextField
          {...form.register('title')}
          label={t('share.for')}
          maxLength={SHARE_TITLE}
          error={form.errorOf('title')}
        />
        <SelectField {...form.register('days', { valueAsNumber: true })} label={t('share.valid')}>
          {SHARE_DAYS.map((each) => (
            <option key={each} value={each}>
              {t(`share.days.${each}`)}
            </option>
          ))}
        </SelectField>
        <Button type="submit" icon={<Link2 aria-hidden />} busy={form.busy}>
          {t('share.create')}
        </Button>
      </div>
    </EntityForm>
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
