import { instantOf } from '../message/date-times.ts';
import { childOf, childrenOf, elementsAt, isTrue, textAt, type XmlElement } from '../xml/xml-element.ts';

type Rule = (message: XmlElement) => boolean;

/** Rules of the standard's release profile for audio, and of its dictionary, that a schema cannot state. */
const RULES: Readonly<Record<string, Rule>> = {
  'one main release': (message) => elementsAt(message, 'ReleaseList/Release').length === 1,
  'references are unique': (message) => {
    const all = anchors(message);
    return new Set(all).size === all.length;
  },
  'each reference leads to something': (message) => {
    const known = new Set(anchors(message));
    return references(message).every((reference) => known.has(reference));
  },
  'each party and resource is referred to': (message) => {
    const used = new Set(references(message));
    return anchors(message).every((anchor) => /^[RT]/.test(anchor) || used.has(anchor));
  },
  'one track release for each recording': (message) =>
    JSON.stringify(elementsAt(message, 'ReleaseList/TrackRelease/ReleaseResourceReference').map(({ text }) => text)) ===
    JSON.stringify(elementsAt(message, 'ResourceList/SoundRecording/ResourceReference').map(({ text }) => text)),
  'each recording has an ISRC or an id of the sender': (message) =>
    elementsAt(message, 'ResourceList/SoundRecording/SoundRecordingEdition/ResourceId').every(
      (id) => id.children.length > 0 && id.children.every(({ text }) => text !== ''),
    ),
  'the release has a code or an id of the sender': (message) =>
    elementsAt(message, 'ReleaseList/Release/ReleaseId').every((id) => id.children.length > 0),
  'tracks have numbers from 1 without gaps': (message) =>
    elementsAt(message, 'ReleaseList/Release/ResourceGroup/ResourceGroupContentItem').every(
      (item, at) => textAt(item, 'SequenceNumber') === String(at + 1),
    ),
  'artists are in sequence, and the first is a main artist': (message) =>
    [...recordings(message), ...elementsAt(message, 'ReleaseList/Release')].every((one) => {
      const artists = childrenOf(one, 'DisplayArtist');
      const inSequence = artists.every(({ attributes }, at) => attributes.get('SequenceNumber') === String(at + 1));
      return inSequence && textAt(artists[0] ?? null, 'DisplayArtistRole') === 'MainArtist';
    }),
  'each contributor is there once': (message) =>
    recordings(message).every((one) => {
      const parties = childrenOf(one, 'Contributor').map((contributor) => contributor.children[0]?.text);
      return new Set(parties).size === parties.length;
    }),
  'one default of a kind': (message) =>
    everyElement(message, ({ children }) => {
      const marked = children.filter(({ attributes }) => isTrue(attributes.get('IsDefault'))).map(({ name }) => name);
      return new Set(marked).size === marked.length;
    }),
  'own values name their namespace': (message) =>
    everyElement(
      message,
      ({ attributes, text }) =>
        (text === 'UserDefined') === attributes.has('UserDefinedValue') &&
        (!attributes.has('UserDefinedValue') || attributes.has('Namespace')),
    ),
  'periods do not end before they start': (message) =>
    elementsAt(message, 'DealList/ReleaseDeal/Deal/DealTerms/ValidityPeriod').every((period) => {
      const [start, end] = period.children;
      return !end || (instantOf(end.text) ?? 0) >= (instantOf(start?.text ?? '') ?? 0);
    }),
  'what AI made as a whole has no other contributors, and what it did not make has none of it': (message) =>
    recordings(message).every((one) => {
      const special = childrenOf(one, 'Contributor').map((contributor) => childOf(contributor, 'SpecialContributor'));
      const extent = textAt(one, 'ContainsAI');
      return (extent !== 'All' || !special.includes(null)) && (extent !== 'None' || special.every((ai) => !ai));
    }),
};

/** Rules that a message breaks. */
export function brokenRules(message: XmlElement): string[] {
  return Object.keys(RULES).filter((rule) => RULES[rule]?.(message) === false);
}

const ANCHORS = new Set([
  'PartyReference',
  'ResourceReference',
  'ReleaseReference',
  'TechnicalResourceDetailsReference',
]);

function anchors(message: XmlElement): string[] {
  return textsOf(message, (name) => ANCHORS.has(name));
}

function references(message: XmlElement): string[] {
  return textsOf(message, (name) => name.endsWith('Reference') && !ANCHORS.has(name));
}

function recordings(message: XmlElement): XmlElement[] {
  return elementsAt(message, 'ResourceList/SoundRecording');
}

function textsOf(element: XmlElement, isWanted: (name: string) => boolean): string[] {
  return element.children.flatMap((child) => [
    ...(isWanted(child.name) ? [child.text] : []),
    ...textsOf(child, isWanted),
  ]);
}

function everyElement(element: XmlElement, holds: (element: XmlElement) => boolean): boolean {
  return holds(element) && element.children.every((child) => everyElement(child, holds));
}
