import { parseGtin, parseIsrc } from '@countin/domain/identifiers';
import { useTranslation } from 'react-i18next';

/** Texts of what is wrong with a code, with what to do; null if nothing is. An empty code is fine. */
export function useCodeErrors() {
  const { t } = useTranslation('release-detail');
  return {
    upc(entered: string): string | null {
      const parsed = parseGtin(entered);
      if (parsed.ok || parsed.error.code === 'gtin/empty') return null;
      const { error } = parsed;
      if (error.code === 'gtin/length') return t('errors.gtinLength', { length: error.length });
      if (error.code === 'gtin/check-digit') return t('errors.gtinCheckDigit', { expected: error.expected });
      return t('errors.gtinCharacters');
    },
    isrc(entered: string): string | null {
      const parsed = parseIsrc(entered);
      if (parsed.ok || parsed.error.code === 'isrc/empty') return null;
      return parsed.error.code === 'isrc/length'
        ? t('errors.isrcLength', { length: parsed.error.length })
        : t('errors.isrcFormat');
    },
  };
}
