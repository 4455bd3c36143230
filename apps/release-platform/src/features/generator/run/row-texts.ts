import type { ImportStep } from '@countin/domain/imports';
import { formatNumber } from '@countin/i18n';
import { useLocale } from '@countin/i18n/react';
import type { ChipTone } from '@countin/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowSummary } from '../engine/row-summary.ts';

/** States in the order in which a person looks at them. */
export const ROW_STATES = ['invalid', 'doubtful', 'new', 'changed', 'unchanged', 'excluded', 'applied'] as const;

/** Signs beside the words: a state is not told by its colour. */
export const STATE_SIGNS: Readonly<Record<RowSummary['state'], string>> = {
  new: '+',
  changed: '~',
  unchanged: '=',
  invalid: '!',
  doubtful: '?',
  excluded: '–',
  applied: '✓',
};

export const STATE_TONES: Readonly<Record<RowSummary['state'], ChipTone>> = {
  new: 'live',
  changed: 'changed',
  unchanged: 'neutral',
  invalid: 'danger',
  doubtful: 'changed',
  excluded: 'over',
  applied: 'live',
};

/** Texts of all rows, made once for the list. */
export interface RowTexts {
  readonly stateOf: (state: RowSummary['state']) => string;
  readonly resultOf: (step: Pick<ImportStep, 'result'>) => string;
  readonly lineOf: (line: number) => string;
  readonly problemsOf: (count: number) => string;
  readonly number: (count: number) => string;
  readonly untitled: string;
}

export function useRowTexts(): RowTexts {
  const { t } = useTranslation('import-run');
  const locale = useLocale();
  return useMemo(() => {
    const number = (count: number) => formatNumber(locale, count);
    return {
      number,
      stateOf: (state) => t(`states.${state}`),
      resultOf: ({ result }) => t(`results.${result}`),
      lineOf: (line) => t('line', { number: number(line) }),
      problemsOf: (count) => t('problems', { number: number(count) }),
      untitled: t('untitled'),
    };
  }, [t, locale]);
}
