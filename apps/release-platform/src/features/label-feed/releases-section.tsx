import { LIMITS } from '@countin/domain/fields';
import { FEED_SHOWS, type LabelProfile } from '@countin/domain/profile';
import { PRODUCT_KINDS } from '@countin/domain/release';
import { Button, SegmentedControl } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { EditorFields, EditorSection } from '../../shell/editor/editor-section.tsx';
import { CheckList } from '../../shell/check-list/check-list.tsx';
import styles from './feed-screen.module.css';
import type { FeedSettingsCopy } from './use-feed-settings.ts';
import { useLabelArtists } from './use-label-artists.ts';
import { YearField } from './year-field.tsx';

interface ReleasesSectionProps {
  readonly label: LabelProfile;
  readonly copy: FeedSettingsCopy;
}

/** Releases that the feed lists. */
export function ReleasesSection({ label, copy }: ReleasesSectionProps) {
  const { t } = useTranslation(['label-feed', 'common', 'release-lists']);
  const { content, change } = copy;
  const { artists, hasMore, isReading, readMore } = useLabelArtists(label);
  return (
    <EditorSection id="releases" title={t('releases')}>
      <EditorFields>
        <SegmentedControl
          label={t('feedShows')}
          value={content.feedShows}
          onChange={(feedShows) => change({ feedShows })}
          options={FEED_SHOWS.map((value) => ({ value, label: t(`shows.${value}`) }))}
        />
        <CheckList
          label={t('feedKinds')}
          hint={t('kindsHint')}
          options={PRODUCT_KINDS.map((value) => ({ value, label: t(`common:kind.${value}`) }))}
          chosen={content.feedKinds}
          onChange={(feedKinds) => change({ feedKinds })}
        />
        {artists.length > 0 && (
          <CheckList
            label={t('feedArtists')}
            hint={t('artistsHint', { count: LIMITS.feedArtists })}
            options={artists.map(({ id, name }) => ({ value: id, label: name }))}
            chosen={content.feedArtists}
            most={LIMITS.feedArtists}
            onChange={(feedArtists) => change({ feedArtists })}
          />
        )}
        {hasMore && (
          <div>
            <Button size="small" busy={isReading} onClick={readMore}>
              {t('release-lists:label.more')}
            </Button>
          </div>
        )}
        <div className={styles.pair}>
          <YearField field="feedFrom" label={t('feedFrom')} copy={copy} />
          <YearField field="feedUntil" label={t('feedUntil')} copy={copy} />
        </div>
      </EditorFields>
    </EditorSection>
  );
}
