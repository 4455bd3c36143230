import { useSites } from '@countin/app-shell';
import type { Language } from '@countin/domain/locale';
import { coverColours, type ReleasePage } from '@countin/domain/release';
import { ReleaseView, releaseSheets } from '@countin/public-pages/preview';
import { ownZone, useNow } from '@countin/screen-kit/hooks';
import { SegmentedControl } from '@countin/ui';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PREVIEW_SHEET } from '../preview/preview-document.ts';
import { PreviewPanel } from '../preview/preview-panel.tsx';
import { previewView } from '../preview/preview-view.ts';
import { MeasuredWeight } from './measured-weight.tsx';
import { PreviewLanguage } from './preview-language.tsx';
import { presentPhase, timeOfPhase, undatedSheet } from './preview-page.ts';
import { PREVIEW_TYPEFACES } from './typeface-files.ts';
import { releaseFiles } from './use-measured-page.ts';
import { usePageTexts } from './use-page-texts.ts';

export interface ReleaseFrameProps {
  readonly release: ReleasePage;
  /** Words in place of date and countdown, for a release without a date; null for others. */
  readonly placeholder: string | null;
  /** Words below the page. */
  readonly note: string;
  /** Shows what the page weighs. */
  readonly weighed?: boolean;
  /** Phase that is shown at first; by default the one of now. */
  readonly initialPhase?: 'before' | 'after';
  /** Language of the fan; by default the interface’s. */
  readonly language?: Language;
}

const SECOND = 1000;
const WITHOUT_BOX = { display: 'contents' };

function useSheets(release: ReleasePage, placeholder: string | null): readonly string[] {
  const look = JSON.stringify([release.appearance, release.typeface, release.labelBrand, coverColours(release)]);
  return useMemo(
    () => [
      ...releaseSheets(release, release.typeface ? PREVIEW_TYPEFACES[release.typeface.typeface] : []),
      PREVIEW_SHEET,
      ...(placeholder === null ? [] : [undatedSheet(placeholder)]),
    ],
    // The release is a new object with each key; its sheets depend on these alone.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [look, placeholder],
  );
}

/** A release page in the frame of a preview, before or after the release. */
export function ReleaseFrame({
  release,
  placeholder,
  note,
  weighed = false,
  initialPhase,
  language: wanted,
}: ReleaseFrameProps) {
  const { t } = useTranslation('release-editor');
  const { page, language, setLanguage } = usePageTexts(wanted);
  const sites = useSites();
  const now = useNow(SECOND);
  const [chosenPhase, setPhase] = useState<'before' | 'after' | null>(initialPhase ?? null);
  const phase = chosenPhase ?? presentPhase(release, now, ownZone);
  const view = previewView({
    language,
    t: page.t,
    sites,
    moment: release.releaseMoment,
    zone: ownZone,
    now: timeOfPhase(phase, release.releaseMoment, now, ownZone),
  });
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
      note={note}
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
