import type { Site } from '@countin/theme';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './preview-panel.module.css';
import { usePreviewControls } from './preview-controls.tsx';
import { PreviewFrame } from './preview-frame.tsx';

interface PreviewPanelProps {
  /** Control of the moment that the page shows. */
  readonly phase?: ReactNode;
  /** Further controls of this preview. */
  readonly further?: ReactNode;
  /** Site whose tokens the page uses. */
  readonly site?: Site;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly sheets: readonly string[];
  /** Description of the preview, below it. */
  readonly note: string;
  /** Facts about the page, below the note. */
  readonly below?: ReactNode;
  /** The page. */
  readonly children: ReactNode;
}

/** A public page beside its editor: controls for device and theme, the page in a frame, and a note. */
export function PreviewPanel({ phase, further, note, below, children, ...page }: PreviewPanelProps) {
  const { t } = useTranslation('release-editor');
  const { controls, theme, size } = usePreviewControls(phase, further);
  return (
    <section className={styles.preview} aria-label={t('preview.title')}>
      {controls}
      <PreviewFrame title={t('preview.title')} {...size} {...page} theme={theme}>
        {children}
      </PreviewFrame>
      <p className={styles.note}>{note}</p>
      {below}
    </section>
  );
}
