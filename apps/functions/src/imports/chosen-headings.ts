import { documents, readDocument } from '@countin/domain/documents';
import type { ChosenHeadings, Reading } from '@countin/domain/imports';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { refTo, setDocument } from '../platform/write-document.ts';

/** Headings that are remembered of one account. */
const MOST_CHOICES = 500;

interface Chosen {
  /** Of the table, in its order. */
  readonly headings: readonly string[];
  readonly reading: Reading;
}

/** Remembers what an account has chosen for headings, for its next file. Reads: it comes before all writes. */
export async function rememberHeadings(
  db: Firestore,
  transaction: Transaction,
  caller: string,
  { headings, reading }: Chosen,
): Promise<void> {
  if (headings.length === 0) return;
  const target = refTo(db, documents.chosenHeadings(caller));
  const known = readDocument(documents.chosenHeadings, await transaction.get(target.ref))?.headings ?? [];
  setDocument(transaction, target, { headings: withChoices(known, headings, reading) });
}

type Choices = ChosenHeadings['headings'];

/** What was chosen for headings, with those of a file; the last chosen are kept. */
function withChoices(known: Choices, headings: readonly string[], { mapping }: Reading): Choices {
  const added = headings.flatMap((heading, at) => {
    const column = mapping?.[at];
    return column === undefined || heading === '' ? [] : [{ heading, column }];
  });
  const choices = new Map([...added, ...known].map((choice) => [choice.heading, choice]));
  for (const choice of added) choices.set(choice.heading, choice);
  return [...choices.values()].slice(0, MOST_CHOICES);
}
