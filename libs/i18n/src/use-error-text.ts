import { isErrorCode } from '@countin/domain/errors';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Texts for error codes, for fields and notices; null without an error. Messages that are not known error
 * codes are never shown: the unknown-error text replaces them.
 */
export function useErrorText(): (code: string | null | undefined) => string | null {
  const { t } = useTranslation('errors');
  return useCallback((code) => (code ? t(isErrorCode(code) ? code : 'service/unknown') : null), [t]);
}
