import { isErrorCode } from '@countin/domain';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Texts for fault codes, as fields and notices take them: null where there is no fault. A message that
 * is not one of our codes never reaches a person; it reads as an unknown fault.
 */
export function useErrorText(): (code: string | null | undefined) => string | null {
  const { t } = useTranslation('errors');
  return useCallback((code) => (code ? t(isErrorCode(code) ? code : 'service/unknown') : null), [t]);
}
