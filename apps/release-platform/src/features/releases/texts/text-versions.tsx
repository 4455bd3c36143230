import { useDataAccess } from '@countin/data/access';
import { teamOptions } from '@countin/data/members';
import { usePermissions } from '@countin/data/permissions';
import { useSession } from '@countin/data/session';
import { textVersionsOptions } from '@countin/data/texts';
import type { Language } from '@countin/domain/locale';
import type { TextKind, TextVersion } from '@countin/domain/texts';
import { formatDayAndTime } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { ownZone } from '@countin/screen-kit/hooks';
import { Button, Dialog } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useOwnArtist } from '../../../shell/profiles/own-artist.tsx';
import { textDiff } from './text-diff.ts';
import styles from './text-versions.module.css';
import { useKindName } from './use-kind-name.ts';

interface TextVersionsProps {
  readonly kind: TextKind;
  /** Text that is there now. */
  readonly current: string;
  readonly artistId: string;
  readonly productId: string;
  readonly language: Language;
  readonly onRestore: (text: string, mark: string | undefined) => void;
  readonly onClose: () => void;
}

/** Earlier versions of one text, each with what has changed since, to put back. */
export default function TextVersions({
  kind,
  current: now,
  artistId,
  productId,
  language,
  onRestore,
  onClose,
}: TextVersionsProps) {
  const { t } = useTranslation(['release-texts', 'common']);
  const name = useKindName()(kind);
  const { may } = usePermissions('artist', useOwnArtist());
  const { data: versions = [] } = useQuery(textVersionsOptions(useDataAccess(), productId, language));
  const authorOf = useAuthors(artistId);
  const different = versions.filter((version, at) => version[kind] !== (versions[at - 1]?.[kind] ?? now));
  return (
    <Dialog open onClose={onClose} title={t('versions.title', { text: name })} closeLabel={t('common:close')}>
      {different.length === 0 && <p>{t('versions.empty')}</p>}
      <ol className={styles.versions}>
        {different.map((version) => (
          <li key={version.number}>
            <VersionHead version={version} author={authorOf(version.by)} />
            <p className={styles.diff} lang={language} dir="auto">
              {textDiff(version[kind], now, language).map(({ kind: part, text }, at) =>
                part === 'same' ? (
                  <span key={at}>{text}</span>
                ) : part === 'removed' ? (
                  <del key={at}>{text}</del>
                ) : (
                  <ins key={at}>{text}</ins>
                ),
              )}
            </p>
            {may('release.edit') && (
              <Button size="small" onClick={() => onRestore(version[kind], version.sources[kind])}>
                {t('versions.restore')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function VersionHead({ version, author }: { readonly version: TextVersion; readonly author: string }) {
  const locale = useLocale();
  return (
    <h3>
      {formatDayAndTime(locale, version.at, ownZone, version.at)}
      {author !== '' && (
        <small>
          {' '}
          <bdi>{author}</bdi>
        </small>
      )}
    </h3>
  );
}

/** Names of authors, where the reader may see the team. */
function useAuthors(artistId: string): (uid: string) => string {
  const { t } = useTranslation('release-texts');
  const { uid: own } = useSession();
  const { may } = usePermissions('artist', useOwnArtist());
  const { data: team } = useQuery({
    ...teamOptions(useDataAccess(), { kind: 'artist', profileId: artistId }),
    enabled: may('members.read'),
  });
  return (uid) => {
    if (uid === own) return t('versions.you');
    const people = team ? [team.owner, ...team.members] : [];
    return people.find((person) => person.uid === uid)?.name ?? '';
  };
}
