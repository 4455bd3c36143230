import type { ReleasePage } from '@countin/domain/release';
import { buttonClass, EmptyState, SelectField } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths/paths.ts';
import { EditorFields, EditorSection } from '../../../shell/editor/editor-section.tsx';
import type { ArtistCopy } from './use-artist-copy.ts';

interface PinnedReleaseSectionProps {
  readonly artistId: string;
  /** Public releases of the artist. */
  readonly releases: readonly ReleasePage[];
  readonly copy: ArtistCopy;
}

/** The release that the page shows first. */
export function PinnedReleaseSection({ artistId, releases, copy }: PinnedReleaseSectionProps) {
  const { t } = useTranslation('artist-editor');
  const { pinnedRelease } = copy.content;
  const isListed = releases.some(({ id }) => id === pinnedRelease);
  return (
    <EditorSection id="pinned" title={t('sections.pinned')}>
      {releases.length === 0 && pinnedRelease === null ? (
        <EmptyState
          title={t('pinned.emptyTitle')}
          action={
            <Link to={paths.products.to(artistId)} className={buttonClass()}>
              {t('pinned.open')}
            </Link>
          }
        >
          {t('pinned.empty')}
        </EmptyState>
      ) : (
        <EditorFields>
          <SelectField
            label={t('pinned.label')}
            name="pinned-release"
            hint={t('pinned.hint')}
            value={pinnedRelease ?? ''}
            onChange={({ target }) => copy.change({ pinnedRelease: target.value === '' ? null : target.value })}
          >
            <option value="">{t('pinned.none')}</option>
            {pinnedRelease !== null && !isListed && <option value={pinnedRelease}>{t('pinned.older')}</option>}
            {releases.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
        </EditorFields>
      )}
    </EditorSection>
  );
}
