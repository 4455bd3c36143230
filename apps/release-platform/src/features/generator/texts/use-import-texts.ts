import { joinFacts } from '@countin/i18n';
import { useErrorText } from '@countin/i18n/react';
import type { Place } from '@countin/import/records';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

type Params = Readonly<Record<string, string | number>>;

/** Namespaces of codes: what only imports have, then the forms' own. */
const NAMESPACES = ['import-errors', 'errors', 'operation-errors'] as const;

/** Texts of problems, notes and doubts by their codes, and of places in a file. */
export interface ImportTexts {
  readonly ofCode: (code: string, params?: Params) => string;
  /** Such as "Sheet 1, line 12, UPC". */
  readonly ofPlace: (place: Place) => string;
}

/** Texts of what a file has. A code without a text says that something unknown is wrong. */
export function useImportTexts(): ImportTexts {
  const { t, i18n } = useTranslation(['import-run', ...NAMESPACES]);
  const errorText = useErrorText();
  const ofCode = useCallback(
    (code: string, params: Params = {}) => {
      const ns = NAMESPACES.find((namespace) => i18n.exists(code, { ns: namespace }));
      if (!ns) return errorText('service/unknown') ?? '';
      // Types know the codes of one namespace alone.
      return i18n.t(code as 'import/date', { ...params, ns });
    },
    [i18n, errorText],
  );
  return useMemo(
    () => ({
      ofCode,
      ofPlace: ({ part, line, column }) => joinFacts([part, line > 0 ? t('line', { number: line }) : '', column]),
    }),
    [ofCode, t],
  );
}
