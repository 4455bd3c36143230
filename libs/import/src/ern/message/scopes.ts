import { childrenOf, childOf, isTrue, type XmlElement } from '../xml/xml-element.ts';

/**
 * Where the properties of a release or resource may stand, the best place first. ERN 3.8 has them in composites by
 * territory: the first holds the defaults, and later ones only differences. 4.x has them in the element itself.
 */
export type Scopes = readonly [XmlElement, ...XmlElement[]];

const BY_TERRITORY = /DetailsByTerritory$/;
const WORLD = 'Worldwide';

/** Scopes of a release or resource. */
export function scopesOf(element: XmlElement): Scopes {
  const details = element.children.find(({ name }) => BY_TERRITORY.test(name));
  return details ? [details, element] : [element];
}

/** Composites by territory after the first. */
export function furtherDetails(element: XmlElement): XmlElement[] {
  return element.children.filter(({ name }) => BY_TERRITORY.test(name)).slice(1);
}

/** All children with a name, of the first scope that has any. */
export function allIn(scopes: Scopes, name: string): XmlElement[] {
  return scopes.map((scope) => childrenOf(scope, name)).find((found) => found.length > 0) ?? [];
}

/** The child with a name that holds where nothing else is said. */
export function defaultIn(scopes: Scopes, name: string): XmlElement | null {
  return defaultOf(allIn(scopes, name));
}

/** Of elements with the same meaning: the marked default, else the one for the world, else the first. */
export function defaultOf(elements: readonly XmlElement[]): XmlElement | null {
  return (
    elements.find((one) => isTrue(one.attributes.get('IsDefault'))) ?? elements.find(isWorldwide) ?? elements[0] ?? null
  );
}

function isWorldwide(element: XmlElement): boolean {
  const territory = element.attributes.get('ApplicableTerritoryCode') ?? element.attributes.get('TerritoryCode');
  return territory === undefined || territory === WORLD;
}

/** Children in the order of their `SequenceNumber`, an attribute; those without one keep their order, at the end. */
export function inSequence(elements: readonly XmlElement[]): XmlElement[] {
  return sortedBy(elements, (element) => element.attributes.get('SequenceNumber'));
}

/** Elements in the order of their `SequenceNumber`, a child. */
export function inChildSequence(elements: readonly XmlElement[]): XmlElement[] {
  return sortedBy(elements, (element) => childOf(element, 'SequenceNumber')?.text);
}

function sortedBy(
  elements: readonly XmlElement[],
  sequence: (element: XmlElement) => string | undefined,
): XmlElement[] {
  const number = (element: XmlElement) => {
    const text = sequence(element) ?? '';
    return /^\d{1,9}$/.test(text) ? Number(text) : Number.MAX_SAFE_INTEGER;
  };
  return elements
    .map((element) => ({ element, at: number(element) }))
    .sort((a, b) => a.at - b.at)
    .map(({ element }) => element);
}
