import type { RecordField } from '../../records/index.ts';
import type { RecordDraft } from './record-draft.ts';
import { childOf, type XmlElement } from '../xml/xml-element.ts';

/** Elements of a message by the references that others use for them. */
export type ByReference = ReadonlyMap<string, XmlElement>;

/** Indexes elements by the text of a child. Of two with the same reference the first counts, and it is a problem. */
export function indexByReference(elements: readonly XmlElement[], name: string, draft: RecordDraft): ByReference {
  const found = new Map<string, XmlElement>();
  for (const element of elements) {
    const reference = childOf(element, name);
    if (!reference || reference.text === '') continue;
    if (found.has(reference.text))
      draft.problem('import/reference-twice', null, reference, reference.text, {
        reference: reference.text.slice(0, 100),
      });
    else found.set(reference.text, element);
  }
  return found;
}

/** A reference to what the message does not have is a problem of the record. */
export function brokenReference(reference: XmlElement, field: RecordField | null, draft: RecordDraft): void {
  draft.problem('import/reference', field, reference, reference.text, { reference: reference.text.slice(0, 100) });
}
