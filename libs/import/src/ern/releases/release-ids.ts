import { parseGtin } from '@countin/domain/identifiers';
import { LIMITS } from '@countin/domain/fields';
import type { RecordDraft } from '../message/record-draft.ts';
import { elementsAt, filledAt, type XmlElement } from '../xml/xml-element.ts';

/** Gives UPC and catalogue number. A code that the form would refuse is a problem. */
export function giveIds(release: XmlElement, draft: RecordDraft): void {
  const icpn = filledAt(release, 'ReleaseId/ICPN');
  if (icpn) giveUpc(icpn, draft);
  const number = filledAt(release, 'ReleaseId/CatalogNumber');
  if (number)
    draft.give(
      'catalogueNumber',
      draft.shortened(number.text, LIMITS.catalogueNumber, 'catalogueNumber', number),
      number,
    );
}

function giveUpc(icpn: XmlElement, draft: RecordDraft): void {
  const parsed = parseGtin(icpn.text);
  if (parsed.ok) {
    draft.give('upc', parsed.gtin.text, icpn);
    return;
  }
  const { code, ...params } = parsed.error;
  draft.problem(code, 'upc', icpn, icpn.text, params);
}

/**
 * What identifies a release in all messages about it: ICPN, else GRid, else the sender's own number. Messages without
 * any are each about a release of their own.
 */
export function releaseKeyOf(release: XmlElement, sender: string, recordKey: string): string {
  const icpn = filledAt(release, 'ReleaseId/ICPN');
  if (icpn) {
    const parsed = parseGtin(icpn.text);
    return `icpn ${parsed.ok ? parsed.gtin.key : icpn.text}`;
  }
  const grid = filledAt(release, 'ReleaseId/GRid');
  if (grid) return `grid ${grid.text.toUpperCase().replaceAll(/[\s-]/g, '')}`;
  const own = elementsAt(release, 'ReleaseId/ProprietaryId').find(({ text }) => text !== '');
  if (own) return JSON.stringify(['own', sender, own.attributes.get('Namespace') ?? '', own.text]);
  return JSON.stringify(['record', recordKey]);
}
