import { lazyImport } from '@countin/deployment-recovery';
import { feedSettingsSchema, type FeedSettings, type LabelProfile } from '@countin/domain/profile';
import { EditorScreen, RestoredNote, SaveStatus } from '@countin/screen-kit/autosave';
import { PublishingBar } from '@countin/screen-kit/publishing';
import { buttonClass, PageHeader } from '@countin/ui';
import { lazy, useDeferredValue, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths/paths.ts';
import { labelScreen } from '../../shell/profiles/label-screen.tsx';
import { useOwnLabel } from '../../shell/profiles/own-label.tsx';
import { EmbeddingSection } from './embedding-section.tsx';
import { EntriesSection } from './entries-section.tsx';
import { FeedConflicts } from './feed-conflicts.tsx';
import { ReleasesSection } from './releases-section.tsx';
import { useFeedSettings } from './use-feed-settings.ts';
import { useLabelArtists } from './use-label-artists.ts';

const FeedPreview = lazy(lazyImport(() => import('../../shell/live-preview/label-feed-preview.tsx')));

/** The settings of a label's feed, beside the feed. Saved automatically; what is saved is public. */
export const Component = labelScreen('feed.edit', FeedSettingsScreen);

function FeedSettingsScreen() {
  const label = useOwnLabel();
  return <FeedSettingsEditor key={label.id} label={label} />;
}

function FeedSettingsEditor({ label }: { readonly label: LabelProfile }) {
  const { t } = useTranslation(['label-feed', 'release-editor']);
  const copy = useFeedSettings(label);
  const shown = useDeferredValue(copy.content);
  const conflicts = useRef<HTMLElement>(null);
  const { artists } = useLabelArtists(label);
  const nameOf = (field: string) => (isSetting(field) ? t(field) : field);
  const { flush } = copy;
  return (
    <EditorScreen
      save={copy.save}
      flush={flush}
      preview={<FeedPreview label={{ ...label, ...shown }} />}
      previewLabels={{ open: t('release-editor:preview.open'), close: t('release-editor:preview.close') }}
    >
      <PageHeader title={t('settingsTitle')} below={t('settingsLead')} />
      <PublishingBar
        variant="sticky"
        saved={
          <SaveStatus
            state={copy.save}
            nameOf={nameOf}
            onSaveNow={() => void flush()}
            onDecide={() => conflicts.current?.focus()}
          />
        }
        actions={
          <Link to={paths.labelFeed.to(label.id)} className={buttonClass({ size: 'small' })}>
            {t('title')}
          </Link>
        }
      />
      <RestoredNote fields={copy.restored} nameOf={nameOf} onEnd={copy.endRestoring} />
      <FeedConflicts copy={copy} artistNames={new Map(artists.map(({ id, name }) => [id, name]))} ref={conflicts} />
      <ReleasesSection label={label} copy={copy} />
      <EntriesSection copy={copy} />
      <EmbeddingSection copy={copy} />
    </EditorScreen>
  );
}

const isSetting = (field: string): field is keyof FeedSettings => Object.hasOwn(feedSettingsSchema.entries, field);
