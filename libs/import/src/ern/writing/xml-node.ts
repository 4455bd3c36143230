/** An element that is to be written. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** A text, or its children. */
  readonly content: string | readonly XmlNode[];
}

/** An element with a text. */
export function leaf(name: string, content: string, attributes: XmlNode['attributes'] = {}): XmlNode {
  return { name, attributes, content };
}

/** An element with children, in their order. Null: one that is left out. */
export function branch(
  name: string,
  children: readonly (XmlNode | null)[],
  attributes: XmlNode['attributes'] = {},
): XmlNode {
  return { name, attributes, content: children.filter((child) => child !== null) };
}

/** Characters that XML 1.0 has no way to write: most control characters, halves of a pair of surrogates, U+FFFE and U+FFFF. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** `>` closes a CDATA section in a text. A parser turns a bare carriage return into a line feed. */
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};
/** Attributes lose tabs and line breaks too. */
const ATTRIBUTE_ESCAPES: Readonly<Record<string, string>> = { ...ESCAPES, '\t': '&#9;', '\n': '&#10;' };

/** A document as text. */
export interface WrittenXml {
  readonly xml: string;
  /** It had characters that XML cannot have: they are left out. */
  readonly hasDropped: boolean;
}

/** Writes a document, indented by two spaces. */
export function writeXml(root: XmlNode): WrittenXml {
  const writer = new Writer();
  writer.write(root, '');
  return { xml: `<?xml version="1.0" encoding="UTF-8"?>\n${writer.parts.join('')}`, hasDropped: writer.hasDropped };
}

class Writer {
  readonly parts: string[] = [];
  hasDropped = false;

  write({ name, attributes, content }: XmlNode, indent: string): void {
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${this.#text(value, true)}"`);
    const start = `${indent}<${name}${written.join('')}`;
    if (content.length === 0) this.parts.push(`${start}/>\n`);
    else if (typeof content === 'string') this.parts.push(`${start}>${this.#text(content, false)}</${name}>\n`);
    else {
      this.parts.push(`${start}>\n`);
      for (const child of content) this.write(child, `${indent}  `);
      this.parts.push(`${indent}</${name}>\n`);
    }
  }

  #text(text: string, isAttribute: boolean): string {
    const allowed = text.replace(FORBIDDEN, '');
    if (allowed !== text) this.hasDropped = true;
    return isAttribute
      ? allowed.replaceAll(/[&<>"\r\t\n]/g, (sign) => ATTRIBUTE_ESCAPES[sign] ?? sign)
      : allowed.replaceAll(/[&<>"\r]/g, (sign) => ESCAPES[sign] ?? sign);
  }
}
