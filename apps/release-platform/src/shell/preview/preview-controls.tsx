import { resolveTheme, type ResolvedTheme } from '@countin/theme';
import { SegmentedControl } from '@countin/ui';
import { Monitor, Moon, Smartphone, Sun } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTheme } from '../frame/theme-choice.tsx';
import styles from './preview-panel.module.css';

const DEVICES = { phone: { width: 390, height: 760 }, desktop: { width: 1180, height: 860 } } as const;

/** View of a preview: device and theme, with their controls. */
export function usePreviewControls(phase?: ReactNode, further?: ReactNode) {
  const { t } = useTranslation('release-editor');
  const [choice] = useTheme();
  const [device, setDevice] = useState<keyof typeof DEVICES>('phone');
  const [chosenTheme, setChosenTheme] = useState<ResolvedTheme | null>(null);
  const theme = chosenTheme ?? resolveTheme(choice, window.matchMedia('(prefers-color-scheme: dark)').matches);
  const controls = (
    // Four have no room in one row: two and two.
    <div className={styles.controls} data-pairs={phase && further ? '' : undefined}>
      <SegmentedControl
        size="small"
        hideLabel
        label={t('preview.width')}
        value={device}
        onChange={setDevice}
        options={[
          { value: 'phone', label: t('preview.phone'), icon: <Smartphone aria-hidden /> },
          { value: 'desktop', label: t('preview.desktop'), icon: <Monitor aria-hidden /> },
        ]}
      />
      <SegmentedControl
        size="small"
        hideLabel
        label={t('preview.theme')}
        value={theme}
        onChange={setChosenTheme}
        options={[
          { value: 'light', label: t('preview.light'), icon: <Sun aria-hidden /> },
          { value: 'dark', label: t('preview.dark'), icon: <Moon aria-hidden /> },
        ]}
      />
      {phase}
      {further}
    </div>
  );
  return { controls, theme, size: DEVICES[device] };
}
