import type { ProposedRelease, ReleaseProposal } from '@countin/domain/link-finding';
import type { ListedProfile } from '@countin/domain/profile';
import { serviceName } from '@countin/domain/store-links';
import { formatList } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { Button, buttonClass, Notice } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { yearOf } from '../releases/judge-found.ts';

interface ProposalWarningsProps {
  readonly release: ProposedRelease;
  readonly proposal: ReleaseProposal;
  readonly artist: Pick<ListedProfile, 'id' | 'name'>;
  /** All that it may be created for. */
  readonly artists: readonly ListedProfile[];
  readonly onArtist: (artistId: string) => void;
  /** Before another screen shows. */
  readonly onLeave: () => void;
}

/** What speaks against creating this release, or against some of its links. */
export function ProposalWarnings({ release, proposal, artist, artists, onArtist, onLeave }: ProposalWarningsProps) {
  const { t } = useTranslation('new-release');
  const locale = useLocale();
  const { existing, rows } = proposal;
  const named = release.namesArtist ? undefined : artists.find(({ name }) => release.artists.some(isSame(name)));
  const year = yearOf(release.date);
  const ofOtherYears = rows.flatMap((row) => {
    if (row.status !== 'found' || year === null) return [];
    const theirs = yearOf(row.link.facts?.date ?? null);
    return theirs === null || theirs === year ? [] : (serviceName(row.service) ?? []);
  });
  return (
    <>
      {existing && (
        <Notice
          title={t(existing.same === 'upc' ? 'existingUpc' : 'existingTitle', {
            name: artist.name,
            title: existing.title,
          })}
          action={
            <Link
              to={paths.product.to(artist.id, existing.productId)}
              onClick={onLeave}
              className={buttonClass({ size: 'small' })}
            >
              {t('openExisting')}
            </Link>
          }
        />
      )}
      {!release.namesArtist && (
        <Notice
          title={t('otherArtist', { artists: formatList(locale, release.artists), name: artist.name })}
          action={
            named && (
              <Button size="small" onClick={() => onArtist(named.id)}>
                {t('forArtist', { name: named.name })}
              </Button>
            )
          }
        />
      )}
      {ofOtherYears.length > 0 && <Notice title={t('otherYear', { names: formatList(locale, ofOtherYears) })} />}
    </>
  );
}

const isSame = (one: string) => (other: string) => plain(one) === plain(other);
const plain = (name: string) => name.normalize('NFKC').trim().toLowerCase();
