import { coverColours, type ArtistProfile, type MusicProduct, type ProductContent } from '@countin/domain';
import { ReleaseView, releaseSheets } from '@countin/public-pages/preview';
import { resolveTheme, type ResolvedTheme } from '@countin/theme';
import { SegmentedControl } from '@countin/ui';
import { Monitor, Moon, Smartphone, Sun } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTheme } from '../frame/theme-choice.tsx';
import { useNow } from '../layout/use-now.ts';
import { useSites } from '../navigation/sites-context.tsx';
import { ownZone } from '../releases/own-zone.ts';
import { previewContext } from './preview-context.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { presentPhase, previewPage, timeOfPhase, undatedSheet } from './preview-page.ts';
import styles from './live-preview.module.css';

interface LivePreviewProps {
  readonly content: ProductContent;
  readonly product: MusicProduct;
  readonly artist: ArtistProfile;
}

const DEVICES = { phone: { width: 390, height: 760 }, desktop: { width: 1180, height: 860 } } as const;
const SECOND = 1000;

/** The page as fans will see it: the same component, styles and size, as it is now, before or after the release. */
export function LivePreview({ content, product, artist }: LivePreviewProps) {
  const { t } = useTranslation('release-editor');
  // The page's own texts, by the same keys that the server uses.
  const page = useTranslation(['common', 'release', 'signup', 'errors', 'artist', 'home', 'receipt']);
  const sites = useSites();
  const now = useNow(SECOND);
  const [choice] = useTheme();
  const [device, setDevice] = useState<keyof typeof DEVICES>('phone');
  const [chosenTheme, setChosenTheme] = useState<ResolvedTheme | null>(null);
  const [chosenPhase, setPhase] = useState<'before' | 'after' | null>(null);
  const theme = chosenTheme ?? resolveTheme(choice, window.matchMedia('(prefers-color-scheme: dark)').matches);
  const release = previewPage(content, product, artist, now);
  const language = page.i18n.language;
  const dated = content.releaseMoment !== null;
  const phase = chosenPhase ?? presentPhase(content, now, ownZone);
  const context = previewContext({ language, t: page.t, sites, moment: release.releaseMoment, zone: ownZone, now: timeOfPhase(phase, release.releaseMoment, now, ownZone) });
  const [ground, figure, light] = coverColours(content);
  const placeholder = dated ? null : t('preview.undated');
  const sheets = useMemo(() => [...releaseSheets([ground, figure, light]), STILL, ...(placeholder === null ? [] : [undatedSheet(placeholder)])], [ground, figure, light, placeholder]);

  return (
    <section className={styles.preview} aria-label={t('preview.title')}>
      <div className={styles.controls}>
        <SegmentedControl size="small" hideLabel label={t('preview.width')} value={device} onChange={setDevice} options={[{ value: 'phone', label: t('preview.phone'), icon: <Smartphone aria-hidden /> }, { value: 'desktop', label: t('preview.desktop'), icon: <Monitor aria-hidden /> }]} />
        <SegmentedControl size="small" hideLabel label={t('preview.theme')} value={theme} onChange={setChosenTheme} options={[{ value: 'light', label: t('preview.light'), icon: <Sun aria-hidden /> }, { value: 'dark', label: t('preview.dark'), icon: <Moon aria-hidden /> }]} />
        <SegmentedControl size="small" hideLabel label={t('preview.when')} value={phase} onChange={setPhase} options={[{ value: 'before', label: t('preview.before') }, { value: 'after', label: t('preview.after') }]} />
      </div>
      <PreviewFrame title={t('preview.title')} {...DEVICES[device]} theme={theme} language={language} direction={context.direction} sheets={sheets}>
        <ReleaseView key={phase} context={context} release={release} phase={release.status === 'archived' ? 'archived' : phase} answer={null} />
      </PreviewFrame>
      <p className={styles.note}>{t(dated ? (product.status === 'published' ? 'preview.noteLive' : 'preview.note') : 'preview.noteUndated')}</p>
    </section>
  );
}

/** The preview's own sheet: what waits for the page's script is shown, and scroll bars stay out of the picture. */
const STILL = '.countdown[data-pending] b{visibility:visible}html{scrollbar-width:none}';
