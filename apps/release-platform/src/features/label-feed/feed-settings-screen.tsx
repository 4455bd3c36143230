import { lazyImport } from '@countin/deployment-recovery';
import { feedSettingsSchema, type FeedSettings, type LabelProfile } from '@countin/domain/profile';
import { buttonClass } from '@countin/ui';
import { lazy, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { EditorFrame } from '../../shell/editor/editor-frame.tsx';
import { labelScreen } from '../../shell/profiles/label-screen.tsx';
import { useOwnLabel } from '../../shell/profiles/own-label.tsx';
import { EmbeddingSection } from './embedding-section.tsx';
import { EntriesSection } from './entries-section.tsx';
import { ReleasesSection } from './releases-section.tsx';
import { useFeedSettings } from './use-feed-settings.ts';
import { useFeedValue } from './use-feed-value.ts';
import { useLabelArtists } from './use-label-artists.ts';

const FeedPreview = lazy(lazyImport(() => import('../../shell/profile-preview/label-feed-preview.tsx')));

/** The settings of a label's feed, beside the feed. Saved automatically; what is saved is public. */
export const Component = labelScreen('feed.edit', FeedSettingsScreen);

function FeedSettingsScreen() {
  const label = useOwnLabel();
  return <FeedSettingsEditor key={label.id} label={label} />;
}

function FeedSettingsEditor({ label }: { readonly label: LabelProfile }) {
  const { t } = useTranslation('label-feed');
  const copy = useFeedSettings(label);
  const shown = useDeferredValue(copy.content);
  const { artists } = useLabelArtists(label);
  return (
    <EditorFrame
      copy={copy}
      title={t('settingsTitle')}
      lead={t('settingsLead')}
      actions={
        <Link to={paths.labelFeed.to(label.id)} className={buttonClass({ size: 'small' })}>
          {t('title')}
        </Link>
      }
      preview={<FeedPreview label={{ ...label, ...shown }} />}
      nameOf={(field) => (isSetting(field) ? t(field) : field)}
      valueOf={useFeedValue(new Map(artists.map(({ id, name }) => [id, name])))}
    >
      <ReleasesSection label={label} copy={copy} />
      <EntriesSection copy={copy} />
      <EmbeddingSection copy={copy} />
    </EditorFrame>
  );
}

const isSetting = (field: string): field is keyof FeedSettings => Object.hasOwn(feedSettingsSchema.entries, field);
