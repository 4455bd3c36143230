import { isCodeShaped, type ErrorCode } from '@countin/domain/errors';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Texts for error codes, for fields and notices; null without an error. Messages that are not known error
 * codes are never shown: the unknown-error text replaces them.
 */
export function useErrorText(): (code: string | null | undefined) => string | null {
  const { t, i18n } = useTranslation('errors');
  return useCallback(
    (code) => {
      if (!code) return null;
      const known: ErrorCode = isCodeShaped(code) && i18n.exists(code, { ns: 'errors' }) ? code : 'service/unknown';
      return t(known);
    },
    [t, i18n],
  );
}
