import { isCodeShaped } from '@countin/domain/errors';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Namespaces of the texts. The first loads with the start, the second after it. */
const NAMESPACES = ['errors', 'operation-errors'] as const;
/** No screen waits for the texts of errors. */
const WITHOUT_WAITING = { useSuspense: false } as const;

/**
 * Texts for error codes, for fields and notices; null without an error. Messages that are not known error
 * codes are never shown: the unknown-error text replaces them.
 */
export function useErrorText(): (code: string | null | undefined) => string | null {
  const { t, i18n } = useTranslation(NAMESPACES, WITHOUT_WAITING);
  return useCallback(
    (code) => {
      if (!code) return null;
      const ns = isCodeShaped(code) && NAMESPACES.find((namespace) => i18n.exists(code, { ns: namespace }));
      // Types know the codes of the first namespace alone.
      return ns ? t(code as 'service/unknown', { ns }) : t('service/unknown');
    },
    [t, i18n],
  );
}
