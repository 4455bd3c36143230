import { useSites } from '@countin/app-shell';
import type { PageView, PreviewBrand } from '@countin/public-pages/preview';
import { useMemo, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ownZone, useNow } from '@countin/screen-kit/hooks';
import { MeasuredWeight } from '../release-preview/measured-weight.tsx';
import { PreviewLanguage } from '../release-preview/preview-language.tsx';
import type { PageFiles } from '../release-preview/use-measured-page.ts';
import { usePageTexts } from '../release-preview/use-page-texts.ts';
import { PREVIEW_SHEET } from '../preview/preview-document.ts';
import { PreviewPanel } from '../preview/preview-panel.tsx';
import { previewView } from '../preview/preview-view.ts';

const SECOND = 1000;
const WITHOUT_BOX = { display: 'contents' };

interface ProfileFrameProps {
  readonly site: 'countin' | 'fourtrack';
  readonly path: string;
  readonly brand: PreviewBrand;
  readonly sheetsOf: (brand: PreviewBrand) => readonly string[];
  /** Whether the page is shown on the profile's own subdomain. */
  readonly onSubdomain?: boolean;
  /** Further controls of the preview. */
  readonly further?: ReactNode;
  /** Shows what the page weighs with these files, and offers each language. */
  readonly weighed?: PageFiles | undefined;
  /** Words below the page; by default, when a change is on it. */
  readonly note?: string | undefined;
  readonly children: (view: PageView) => ReactNode;
}

/** A page of a profile in the frame of a preview, beside the editor. */
export function ProfileFrame({
  site,
  path,
  brand: { colours, ground, typeface },
  sheetsOf,
  onSubdomain = false,
  further,
  weighed,
  note,
  children,
}: ProfileFrameProps) {
  const { t } = useTranslation('profile-editor');
  const { page, language, setLanguage } = usePageTexts(undefined);
  const markup = useRef<HTMLDivElement>(null);
  const sites = useSites();
  const now = useNow(SECOND);
  const view = previewView({ language, t: page.t, sites, site, path, onSubdomain, zone: ownZone, now });
  const key = colours?.join();
  const sheets = useMemo(
    () => [...sheetsOf({ colours: key?.split(','), ground, typeface }), PREVIEW_SHEET],
    [key, ground, typeface, sheetsOf],
  );
  return (
    <PreviewPanel
      further={
        <>
          {further}
          {weighed && <PreviewLanguage value={language} onChange={setLanguage} />}
        </>
      }
      site={site}
      language={language}
      direction={view.direction}
      sheets={sheets}
      note={note ?? t('live')}
      below={weighed && <MeasuredWeight markup={markup} files={weighed} sheets={sheets} ofRelease={false} />}
    >
      <div ref={markup} style={WITHOUT_BOX}>
        {children(view)}
      </div>
    </PreviewPanel>
  );
}
