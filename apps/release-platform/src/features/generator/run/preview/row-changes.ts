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
    case 'which-release':
    case 'which-link':
      return yes ? null : declined(change, doubt);
    default:
      return yes ? withOnly(change, doubt.candidates) : withAnswers({ target: 'new' });
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

/** None of a doubt's options: a song without its release is left out, and a service without its page stays without. */
function declined(change: RowChange, doubt: Extract<Doubt, { options: unknown }>): RowChange {
  if (doubt.code === 'which-link') return withLink(change, doubt.service, null);
  return { ...change, answers: { ...change.answers, excluded: true } };
}

/** The only candidate; null if there are several. */
function withOnly(change: RowChange, [only, other]: Extract<Doubt, { candidates: unknown }>['candidates']) {
  if (!only || other) return null;
  return { ...change, answers: { ...change.answers, target: { productId: only.productId } } };
}
