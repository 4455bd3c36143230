import type { Correction, RowChange } from '@countin/domain/imports';
import type { Doubt } from '@countin/import/plan';

const isSameCell = (one: Pick<Correction, 'column' | 'track'>, other: Pick<Correction, 'column' | 'track'>) =>
  one.column === other.column && one.track === other.track;

/** A row whose cell has another text; the same row if it has it already. */
export function withCorrection(change: RowChange, correction: Correction): RowChange {
  const before = change.corrections.find((one) => isSameCell(one, correction));
  if (before?.text === correction.text) return change;
  return {
    ...change,
    corrections: [...change.corrections.filter((one) => !isSameCell(one, correction)), correction],
  };
}

/** A row whose cell is as in the file. */
export function withoutCorrection(change: RowChange, cell: Pick<Correction, 'column' | 'track'>): RowChange {
  return { ...change, corrections: change.corrections.filter((one) => !isSameCell(one, cell)) };
}

/** Texts for every row, with another one for a column. */
export function withColumnValue(values: readonly Correction[], value: Correction): Correction[] {
  return [...values.filter((one) => !isSameCell(one, value)), value];
}

/** Answers a doubt with yes or no; null where that is no answer. No to an address or a second row leaves the row out. */
export function answered(change: RowChange, doubt: Doubt, yes: boolean): RowChange | null {
  const withAnswers = (answers: Partial<RowChange['answers']>) => ({
    ...change,
    answers: { ...change.answers, ...answers },
  });
  switch (doubt.code) {
    case 'numbered-slug':
      return withAnswers(yes ? { slug: doubt.slug } : { excluded: true });
    case 'same-release':
      return withAnswers(yes ? { again: true } : { excluded: true });
    default: {
      if (!yes) return withAnswers({ target: 'new' });
      const [only, other] = doubt.candidates;
      return only && !other ? withAnswers({ target: { productId: only.productId } }) : null;
    }
  }
}
