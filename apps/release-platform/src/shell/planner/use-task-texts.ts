import { taskTexts, type TaskTexts } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import { ownZone } from '@countin/screen-kit/hooks';
import { useTranslation } from 'react-i18next';

/** Texts about tasks of the release planner, in the reader's language. */
export function useTaskTexts(now: number): TaskTexts {
  const { t } = useTranslation('planner');
  return taskTexts(t, useLocale(), now, ownZone);
}
