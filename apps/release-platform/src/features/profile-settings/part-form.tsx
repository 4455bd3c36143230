import { SaveForm } from '@countin/screen-kit/form';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

/** Form of one part of a profile's settings. */
export function PartForm(props: Omit<ComponentProps<typeof SaveForm>, 'texts'>) {
  const { t } = useTranslation('profile-settings');
  return <SaveForm {...props} texts={{ save: t('save'), saved: t('saved') }} />;
}
