import type { RecordField } from '../../records/index.ts';
import { brokenReference, indexByReference, type ByReference } from './references.ts';
import type { RecordDraft } from './record-draft.ts';
import { childOf, childrenOf, elementsAt, textAt, type XmlElement } from '../xml/xml-element.ts';

/** Parties of a message of ERN 4, by their references. Messages of 3.8 name each party where it acts. */
export type Parties = ByReference;

/** Reads the list of parties. */
export function readParties(root: XmlElement, draft: RecordDraft): Parties {
  return indexByReference(elementsAt(root, 'PartyList/Party'), 'PartyReference', draft);
}

/**
 * Name of the party that an artist, a contributor or a label is: its own, or that of the party it refers to. Empty if
 * there is none; a broken reference is a problem of the record.
 */
export function partyNameOf(element: XmlElement, parties: Parties, field: RecordField, draft: RecordDraft): string {
  const own = nameIn(element);
  if (own !== '') return own;
  const reference = element.children.find(({ name }) => name.endsWith('PartyReference')) ?? element;
  if (reference === element && !element.name.endsWith('Reference')) return '';
  const party = parties.get(reference.text);
  if (party) return nameIn(party);
  brokenReference(reference, field, draft);
  return '';
}

/** A party has a name in each language; the one without a language holds for all. */
function nameIn(party: XmlElement): string {
  const names = childrenOf(party, 'PartyName');
  const name = names.find((one) => !one.attributes.has('LanguageAndScriptCode')) ?? names[0] ?? null;
  if (!name) return '';
  const full = textAt(name, 'FullName');
  return full !== '' ? full : nameOfParts(name);
}

function nameOfParts(name: XmlElement): string {
  const parts = ['NamesBeforeKeyName', 'KeyName', 'NamesAfterKeyName'].map((part) => childOf(name, part)?.text ?? '');
  return parts.filter((part) => part !== '').join(' ');
}
