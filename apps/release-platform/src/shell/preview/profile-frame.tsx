import { useSites } from '@countin/app-shell';
import { PAGE_NAMESPACES, type PageView, type PreviewBrand } from '@countin/public-pages/preview';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ownZone, useNow } from '@countin/screen-kit/hooks';
import { PREVIEW_SHEET } from './preview-document.ts';
import { PreviewPanel } from './preview-panel.tsx';
import { previewView } from './preview-view.ts';

const SECOND = 1000;

interface ProfileFrameProps {
  readonly site: 'countin' | 'fourtrack';
  readonly path: string;
  readonly brand: PreviewBrand;
  readonly sheetsOf: (brand: PreviewBrand) => readonly string[];
  /** Whether the page is shown on the profile's own subdomain. */
  readonly onSubdomain?: boolean;
  /** Further controls of the preview. */
  readonly further?: ReactNode;
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
  children,
}: ProfileFrameProps) {
  const { t } = useTranslation('profile-editor');
  // The page's own texts, by the same keys that the server uses.
  const page = useTranslation(PAGE_NAMESPACES);
  const sites = useSites();
  const now = useNow(SECOND);
  const language = page.i18n.language;
  const view = previewView({ language, t: page.t, sites, site, path, onSubdomain, zone: ownZone, now });
  const key = colours?.join();
  const sheets = useMemo(
    () => [...sheetsOf({ colours: key?.split(','), ground, typeface }), PREVIEW_SHEET],
    [key, ground, typeface, sheetsOf],
  );
  return (
    <PreviewPanel
      further={further}
      site={site}
      language={language}
      direction={view.direction}
      sheets={sheets}
      note={t('live')}
    >
      {children(view)}
    </PreviewPanel>
  );
}
