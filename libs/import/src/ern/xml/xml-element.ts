/** An element of a message. Names are local: the namespace of the root alone is checked. */
export interface XmlElement {
  readonly name: string;
  /** Line of its start tag, from 1. */
  readonly line: number;
  /** By local name. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** Its own text, trimmed, without that of its children. */
  readonly text: string;
}

/** Children with a name, in their order. */
export function childrenOf(element: XmlElement | null, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** First child with a name. */
export function childOf(element: XmlElement | null, name: string): XmlElement | null {
  return element?.children.find((child) => child.name === name) ?? null;
}

/** Elements that a path of names leads to, such as `PartyName/FullName`. */
export function elementsAt(element: XmlElement | null, path: string): XmlElement[] {
  let found = element ? [element] : [];
  for (const name of path.split('/')) found = found.flatMap((one) => childrenOf(one, name));
  return found;
}

/** First element that a path leads to and that has a text. */
export function filledAt(element: XmlElement | null, path: string): XmlElement | null {
  return elementsAt(element, path).find(({ text }) => text !== '') ?? null;
}

/** Text at a path; empty if there is none. */
export function textAt(element: XmlElement | null, path: string): string {
  return filledAt(element, path)?.text ?? '';
}

/** An element's text, or the first one below it: later versions put some texts one level deeper. */
export function anyText(element: XmlElement | null): string {
  if (!element) return '';
  if (element.text !== '') return element.text;
  for (const child of element.children) {
    const text = anyText(child);
    if (text !== '') return text;
  }
  return '';
}

/** First element with a name below another one, at any depth. */
export function findBelow(element: XmlElement, name: string): XmlElement | null {
  for (const child of element.children) {
    const found = child.name === name ? child : findBelow(child, name);
    if (found) return found;
  }
  return null;
}

/** Whether a child says `true`, as XML Schema writes it. */
export function isTrue(text: string | undefined): boolean {
  return text === 'true' || text === '1';
}
