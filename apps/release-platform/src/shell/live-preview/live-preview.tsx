import { useDataAccess } from '@countin/data/access';
import { releaseTextsOptions } from '@countin/data/texts';
import type { Language } from '@countin/domain/locale';
import type { ArtistProfile } from '@countin/domain/profile';
import { coverColours, type MusicProduct, type ProductContent } from '@countin/domain/release';
import { pageTextsOf, type ReleaseText } from '@countin/domain/texts';
import { ReleaseView, releaseSheets } from '@countin/public-pages/preview';
import { SegmentedControl } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../hooks/use-now.ts';
import { useSites } from '@countin/app-shell';
import { ownZone } from '../hooks/own-zone.ts';
import { previewView } from './preview-view.ts';
import { PREVIEW_SHEET } from './preview-document.ts';
import { presentPhase, previewPage, timeOfPhase, undatedSheet } from './preview-page.ts';
import { PreviewPanel } from './preview-panel.tsx';

interface LivePreviewProps {
  readonly content: ProductContent;
  readonly product: MusicProduct;
  readonly artist: ArtistProfile;
  /** Language of the fan; by default the interface’s. */
  readonly language?: Language;
  /** Texts being edited, in place of the stored ones of their language. */
  readonly text?: ReleaseText;
}

const SECOND = 1000;

/** The page as fans will see it: the same component, styles and size, as it is now, before or after the release. */
export default function LivePreview({ content, product, artist, language: wanted, text }: LivePreviewProps) {
  const { t } = useTranslation('release-editor');
  // The page's own texts, by the same keys that the server uses.
  const page = useTranslation(['common', 'release', 'signup', 'errors', 'artist', 'home', 'receipt'], { lng: wanted });
  const { data: stored } = useQuery(releaseTextsOptions(useDataAccess(), product.id));
  const sites = useSites();
  const now = useNow(SECOND);
  const [chosenPhase, setPhase] = useState<'before' | 'after' | null>(null);
  const phase = chosenPhase ?? presentPhase(content, now, ownZone);
  const texts = pageTextsOf(content, { ...stored, ...(text && { [text.language]: text }) });
  const release = previewPage({ ...content, texts }, product, artist, now);
  const language = wanted ?? page.i18n.language;
  const dated = content.releaseMoment !== null;
  const view = previewView({
    language,
    t: page.t,
    sites,
    moment: release.releaseMoment,
    zone: ownZone,
    now: timeOfPhase(phase, release.releaseMoment, now, ownZone),
  });
  const [ground, figure, light] = coverColours(content);
  const placeholder = dated ? null : t('preview.undated');
  const sheets = useMemo(
    () => [
      ...releaseSheets([ground, figure, light]),
      PREVIEW_SHEET,
      ...(placeholder === null ? [] : [undatedSheet(placeholder)]),
    ],
    [ground, figure, light, placeholder],
  );

  return (
    <PreviewPanel
      further={
        <SegmentedControl
          size="small"
          hideLabel
          label={t('preview.when')}
          value={phase}
          onChange={setPhase}
          options={[
            { value: 'before', label: t('preview.before') },
            { value: 'after', label: t('preview.after') },
          ]}
        />
      }
      language={language}
      direction={view.direction}
      sheets={sheets}
      note={t(dated ? (product.status === 'published' ? 'preview.noteLive' : 'preview.note') : 'preview.noteUndated')}
    >
      <ReleaseView
        key={phase}
        view={view}
        release={release}
        phase={release.status === 'archived' ? 'archived' : phase}
        answer={null}
      />
    </PreviewPanel>
  );
}
