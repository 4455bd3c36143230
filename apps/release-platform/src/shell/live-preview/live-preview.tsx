import type { ArtistProfile } from '@countin/domain/profile';
import { coverColours, type MusicProduct, type ProductContent } from '@countin/domain/release';
import { ReleaseView, releaseSheets } from '@countin/public-pages/preview';
import { SegmentedControl } from '@countin/ui';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../hooks/use-now.ts';
import { useSites } from '@countin/app-shell';
import { ownZone } from '../hooks/own-zone.ts';
import { previewView } from './preview-view.ts';
import { PREVIEW_SHEET } from './preview-document.ts';
import { presentPhase, previewPage, timeOfPhase, undatedSheet } from './preview-page.ts';
import { PreviewLanguage } from './preview-language.tsx';
import { PREVIEW_TYPEFACES } from './typeface-files.ts';
import { usePageTexts } from './use-page-texts.ts';
import { MeasuredWeight } from './measured-weight.tsx';
import { PreviewPanel } from './preview-panel.tsx';

interface LivePreviewProps {
  readonly content: ProductContent;
  readonly product: MusicProduct;
  readonly artist: ArtistProfile;
  /** Shows what the page weighs. */
  readonly weighed?: boolean;
}

const SECOND = 1000;
const WITHOUT_BOX = { display: 'contents' };

/** The page as fans will see it: the same component, styles and size, as it is now, before or after the release. */
export default function LivePreview({ content, product, artist, weighed = false }: LivePreviewProps) {
  const { t } = useTranslation('release-editor');
  const texts = usePageTexts();
  const sites = useSites();
  const now = useNow(SECOND);
  const [chosenPhase, setPhase] = useState<'before' | 'after' | null>(null);
  const phase = chosenPhase ?? presentPhase(content, now, ownZone);
  const release = previewPage(content, product, artist, now);
  const { language } = texts;
  const dated = content.releaseMoment !== null;
  const view = previewView({
    language,
    t: texts.t,
    sites,
    moment: release.releaseMoment,
    zone: ownZone,
    now: timeOfPhase(phase, release.releaseMoment, now, ownZone),
  });
  const placeholder = dated ? null : t('preview.undated');
  const look = JSON.stringify([release.appearance, release.typeface, coverColours(content)]);
  const sheets = useMemo(
    () => [
      ...releaseSheets(release, release.typeface ? PREVIEW_TYPEFACES[release.typeface.typeface] : []),
      PREVIEW_SHEET,
      ...(placeholder === null ? [] : [undatedSheet(placeholder)]),
    ],
    // The release is a new object with each second; its sheets depend on these alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [look, placeholder],
  );
  const markup = useRef<HTMLDivElement>(null);

  return (
    <PreviewPanel
      further={
        <>
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
          <PreviewLanguage value={texts.chosen} onChange={texts.choose} />
        </>
      }
      language={language}
      direction={view.direction}
      sheets={sheets}
      note={t(dated ? (product.status === 'published' ? 'preview.noteLive' : 'preview.note') : 'preview.noteUndated')}
      below={weighed && <MeasuredWeight markup={markup} release={release} sheets={sheets} />}
    >
      <div ref={markup} style={WITHOUT_BOX}>
        <ReleaseView
          key={phase}
          view={view}
          release={release}
          phase={release.status === 'archived' ? 'archived' : phase}
          answer={null}
        />
      </div>
    </PreviewPanel>
  );
}
