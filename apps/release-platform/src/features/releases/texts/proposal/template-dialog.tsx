import { releaseStateAt, type MusicProduct } from '@countin/domain/release';
import type { ArtistProfile } from '@countin/domain/profile';
import { ownZone } from '@countin/screen-kit/hooks';
import { Dialog, SegmentedControl } from '@countin/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePublicAddresses } from '../../../../shell/navigation/public-addresses.ts';
import { useKindName } from '../use-kind-name.ts';
import { ProposalForm } from './proposal-form.tsx';
import type { ProposalProps } from './proposal.ts';
import { templateText, type TemplateFacts } from './template-text.ts';

interface TemplateDialogProps extends ProposalProps {
  readonly product: MusicProduct;
  readonly artist: ArtistProfile;
}

/** A text filled in from the release, in the language of the text. */
export default function TemplateDialog({
  product,
  artist,
  kind,
  language,
  current,
  onUse,
  onClose,
}: TemplateDialogProps) {
  const { t } = useTranslation(['release-texts', 'release-editor', 'common']);
  const { t: ofText } = useTranslation(['text-templates', 'genres'], { lng: language });
  const name = useKindName()(kind);
  const url = usePublicAddresses().release({
    id: product.id,
    artistSlug: artist.customSlug,
    productSlug: product.productSlug,
  });
  const [now] = useState(Date.now);
  const [phase, setPhase] = useState<TemplateFacts['phase']>(() => presentPhase(product, now));
  const [edited, setEdited] = useState<string | null>(null);
  const filled = templateText(kind, { product, artist, url, phase, now }, language, ofText);
  const text = edited ?? filled;
  return (
    <Dialog open onClose={onClose} title={t('template.title', { text: name })} closeLabel={t('common:close')}>
      <ProposalForm
        kind={kind}
        language={language}
        text={text}
        onText={setEdited}
        replaces={current.trim() !== ''}
        onUse={() => onUse(text)}
        notes={/[[【]/.test(text) && <p>{t('template.brackets')}</p>}
        actions={
          <SegmentedControl
            size="small"
            hideLabel
            label={t('template.phase')}
            value={phase}
            onChange={(next) => {
              setPhase(next);
              setEdited(null);
            }}
            options={[
              { value: 'before', label: t('release-editor:preview.before') },
              { value: 'after', label: t('release-editor:preview.after') },
            ]}
          />
        }
      />
    </Dialog>
  );
}

/** Where a release is now. A draft whose moment has passed is announced as out too. */
function presentPhase({ releaseMoment }: MusicProduct, now: number): TemplateFacts['phase'] {
  if (!releaseMoment) return 'before';
  return releaseStateAt({ status: 'published', releaseMoment }, now, ownZone) === 'released' ? 'after' : 'before';
}
