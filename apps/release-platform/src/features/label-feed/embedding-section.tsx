import { FEED_EMBEDDING } from '@countin/domain/profile';
import { SegmentedControl } from '@countin/ui';
import { useTranslation } from 'react-i18next';
import { EditorFields, EditorSection } from '../../shell/editor/editor-section.tsx';
import { SitesField } from './sites-field.tsx';
import type { FeedSettingsCopy } from './use-feed-settings.ts';

/** Sites that may embed the feed's widget. */
export function EmbeddingSection({ copy }: { readonly copy: FeedSettingsCopy }) {
  const { t } = useTranslation('label-feed');
  const { content, change, setInput } = copy;
  return (
    <EditorSection id="embedding" title={t('feedEmbedding')}>
      <EditorFields>
        <SegmentedControl
          hideLabel
          label={t('feedEmbedding')}
          value={content.feedEmbedding}
          onChange={(feedEmbedding) => {
            // The field is hidden then, and unreadable text in it would be reported without a place to correct it.
            if (feedEmbedding !== 'listed') setInput('feedSites', null);
            change({ feedEmbedding });
          }}
          options={FEED_EMBEDDING.map((value) => ({ value, label: t(`embedding.${value}`) }))}
        />
        {content.feedEmbedding === 'listed' && <SitesField copy={copy} />}
      </EditorFields>
    </EditorSection>
  );
}
