import type { ArtistProfile } from '@countin/domain/profile';
import { coverColours, type MusicProduct, type ProductContent } from '@countin/domain/release';
import { ReleaseView, releaseSheets } from '@countin/public-pages/preview';
import { SegmentedControl } from '@countin/ui';
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
  /** Phase that is shown at first; by default the one of now. */
  readonly initialPhase?: 'before' | 'after';
}

const SECOND = 1000;

/** The page as fans will see it: the same component, styles and size, as it is now, before or after the release. */
export default function LivePreview({ content, product, artist, initialPhase }: LivePreviewProps) {
  const { t } = useTranslation('release-editor');
  // The page's own texts, by the same keys that the server uses.
  const page = useTranslation(['common', 'release', 'signup', 'errors', 'artist', 'home', 'receipt']);
  const sites = useSites();
  const now = useNow(SECOND);
  const [chosenPhase, setPhase] = useState<'before' | 'after' | null>(initialPhase ?? null);
  const phase = chosenPhase ?? presentPhase(content, now, ownZone);
  const release = previewPage(content, product, artist, now);
  const language = page.i18n.language;
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
