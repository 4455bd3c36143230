import { useDataAccess } from '@countin/data/access';
import { labelsOfArtistOptions } from '@countin/data/profiles';
import { releaseTextsOptions } from '@countin/data/texts';
import type { Language } from '@countin/domain/locale';
import type { ArtistProfile, LabelProfile } from '@countin/domain/profile';
import {
  belongsToLabel,
  coverColours,
  type MusicProduct,
  type ProductContent,
  type ReleasePage,
} from '@countin/domain/release';
import { pageTextsOf, type ReleaseText } from '@countin/domain/texts';
import { ReleaseView, releaseSheets } from '@countin/public-pages/preview';
import { SegmentedControl } from '@countin/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownZone, useNow } from '@countin/screen-kit/hooks';
import { useSites } from '@countin/app-shell';
import { previewView } from '../preview/preview-view.ts';
import { PREVIEW_SHEET } from '../preview/preview-document.ts';
import { presentPhase, previewPage, timeOfPhase, undatedSheet } from './preview-page.ts';
import { PreviewLanguage } from './preview-language.tsx';
import { usePageTexts } from './use-page-texts.ts';
import { PREVIEW_TYPEFACES } from './typeface-files.ts';
import { MeasuredWeight } from './measured-weight.tsx';
import { releaseFiles } from './use-measured-page.ts';
import { PreviewPanel } from '../preview/preview-panel.tsx';

interface LivePreviewProps {
  readonly content: ProductContent;
  readonly product: MusicProduct;
  readonly artist: ArtistProfile;
  /** Shows what the page weighs. */
  readonly weighed?: boolean;
  /** Phase that is shown at first; by default the one of now. */
  readonly initialPhase?: 'before' | 'after';
  /** Language of the fan; by default the interface’s. */
  readonly language?: Language;
  /** Texts being edited, in place of the stored ones of their language. */
  readonly text?: ReleaseText;
}

const SECOND = 1000;
const WITHOUT_BOX = { display: 'contents' };

/** The label whose feed the release would join. Its branding reaches the page. */
function useLabel({ labelName }: ProductContent, { artistId, createdBy }: MusicProduct): LabelProfile | null {
  const { data = [] } = useQuery(labelsOfArtistOptions(useDataAccess(), { artistId, owner: createdBy }));
  return data.find((label) => belongsToLabel({ artistId, createdBy, labelName }, label)) ?? null;
}

function useSheets(release: ReleasePage, placeholder: string | null): readonly string[] {
  const look = JSON.stringify([release.appearance, release.typeface, release.labelBrand, coverColours(release)]);
  return useMemo(
    () => [
      ...releaseSheets(release, release.typeface ? PREVIEW_TYPEFACES[release.typeface.typeface] : []),
      PREVIEW_SHEET,
      ...(placeholder === null ? [] : [undatedSheet(placeholder)]),
    ],
    // The release is a new object with each second; its sheets depend on these alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [look, placeholder],
  );
}

/** Key of the words below the page. */
function noteOf(dated: boolean, { status }: MusicProduct) {
  if (!dated) return 'preview.noteUndated';
  return status === 'published' ? 'preview.noteLive' : 'preview.note';
}

/**
 * The page as fans will see it now, before or after the release. Component, styles and size are those of the public
 * page.
 */
export default function LivePreview({
  content,
  product,
  artist,
  weighed = false,
  initialPhase,
  language: wanted,
  text,
}: LivePreviewProps) {
  const { t } = useTranslation('release-editor');
  const { page, language, setLanguage } = usePageTexts(wanted);
  const { data: stored } = useQuery(releaseTextsOptions(useDataAccess(), product.id));
  const sites = useSites();
  const now = useNow(SECOND);
  const [chosenPhase, setPhase] = useState<'before' | 'after' | null>(initialPhase ?? null);
  const phase = chosenPhase ?? presentPhase(content, now, ownZone);
  const texts = pageTextsOf(content, { ...stored, ...(text && { [text.language]: text }) });
  const label = useLabel(content, product);
  const release = previewPage({ ...content, texts }, product, artist, label, now);
  const dated = content.releaseMoment !== null;
  const view = previewView({
    language,
    t: page.t,
    sites,
    moment: release.releaseMoment,
    zone: ownZone,
    now: timeOfPhase(phase, release.releaseMoment, now, ownZone),
  });
  const placeholder = dated ? null : t('preview.undated');
  const sheets = useSheets(release, placeholder);
  const markup = useRef<HTMLDivElement>(null);

  return (
    <PreviewPanel
      phase={
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
      further={wanted === undefined && <PreviewLanguage value={language} onChange={setLanguage} />}
      language={language}
      direction={view.direction}
      sheets={sheets}
      note={t(noteOf(dated, product))}
      below={weighed && <MeasuredWeight markup={markup} files={releaseFiles(release)} sheets={sheets} ofRelease />}
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
