import type { Correction, RowChange } from '@countin/domain/imports';
import type { KnownServiceId } from '@countin/domain/store-links';
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
    // Each is answered by one of its options.
    case 'which-release':
      return yes ? null : withAnswers({ excluded: true });
    case 'which-link':
      return yes ? null : withLink(change, doubt.service, null);
    default: {
      if (!yes) return withAnswers({ target: 'new' });
      const [only, other] = doubt.candidates;
      return only && !other ? withAnswers({ target: { productId: only.productId } }) : null;
    }
  }
}

/** The release that is meant, of those that a song is on. */
export function withRelease(change: RowChange, url: string): RowChange {
  return { ...change, answers: { ...change.answers, release: url } };
}

/** The page of a service that is the release's; null: none of those that were found. */
export function withLink(change: RowChange, service: KnownServiceId, url: string | null): RowChange {
  const others = change.answers.links.filter((each) => each.service !== service);
  return { ...change, answers: { ...change.answers, links: [...others, { service, url }] } };
}
