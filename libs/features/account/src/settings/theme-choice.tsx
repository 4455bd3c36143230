import { THEMES, type ThemeSetter } from '@countin/theme';
import { SegmentedControl } from '@countin/ui';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

/** Light, dark or as the device has it. */
export function ThemeChoice({ setter }: { readonly setter: ThemeSetter }) {
  const { t } = useTranslation('common');
  const theme = useSyncExternalStore(setter.subscribe, setter.choice);
  return (
    <SegmentedControl
      label={t('theme.label')}
      hideLabel
      options={THEMES.map((value) => ({ value, label: t(`theme.${value}`) }))}
      value={theme}
      onChange={setter.set}
    />
  );
}
