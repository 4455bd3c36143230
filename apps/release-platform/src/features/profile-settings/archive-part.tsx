import { SettingsPart } from '@countin/account';
import { useDataAccess } from '@countin/data/access';
import { archiveProfileOptions } from '@countin/data/profiles';
import type { ProfileKey } from '@countin/data/members';
import { errorCodeOf } from '@countin/domain/errors';
import { formatDate } from '@countin/i18n';
import { useErrorText, useLocale } from '@countin/i18n/react';
import { Button, Hint, Notice } from '@countin/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ownZone, useNow } from '@countin/screen-kit/hooks';

const MINUTE = 60_000;

interface ArchivePartProps {
  readonly profile: ProfileKey;
  /** Undefined for an active profile. */
  readonly archivedAt: number | undefined;
}

/** Archives a profile, or makes it active again. Nothing is lost, so it does not ask first. */
export function ArchivePart({ profile, archivedAt }: ArchivePartProps) {
  const { t } = useTranslation('profile-settings');
  const errorText = useErrorText();
  const locale = useLocale();
  const now = useNow(MINUTE);
  const archive = useMutation(archiveProfileOptions(useDataAccess()));
  const archived = archivedAt !== undefined;
  return (
    <SettingsPart
      id="archive"
      title={t('archive.title')}
      lead={t(profile.kind === 'artist' ? 'archive.lead' : 'archive.labelLead')}
    >
      {archived && <Hint>{t('archive.since', { date: formatDate(locale, archivedAt, ownZone, now) })}</Hint>}
      <Button size="small" busy={archive.isPending} onClick={() => archive.mutate({ ...profile, archived: !archived })}>
        {t(archived ? 'archive.undo' : 'archive.do')}
      </Button>
      {archive.error && <Notice tone="danger" title={errorText(errorCodeOf(archive.error))} />}
    </SettingsPart>
  );
}
