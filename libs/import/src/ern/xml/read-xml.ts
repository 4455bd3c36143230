import { SaxesParser, type SaxesTagNS } from 'saxes';
import { ImportFileError, type ImportFileErrorCode } from '../../records/index.ts';
import { decodeText } from '../../xml/decode-text.ts';
import type { XmlElement } from './xml-element.ts';

/** Limits of one message. Real ones have at most 12 levels, and albums some 5,000 elements. */
export const XML_LIMITS = {
  depth: 60,
  /** Characters of the whole message. */
  characters: 20 * 1024 * 1024,
  elements: 100_000,
  /** Attributes of one element, and characters of one. */
  attributes: 100,
  attribute: 10_000,
  /** Characters of one element's text. */
  text: 100_000,
} as const;

/** Root of a message, as it is known before anything of its content is read. */
export interface XmlRoot {
  readonly name: string;
  readonly namespace: string;
  /** Namespaces that it declares with a prefix. */
  readonly declared: readonly string[];
  readonly line: number;
}

interface OpenElement {
  readonly name: string;
  readonly line: number;
  readonly attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  text: string;
}

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();
const NO_CHILDREN: readonly XmlElement[] = [];

/**
 * Reads a message as a tree. Entities other than XML's own five are never expanded.
 *
 * @param checkRoot throws for a message that is not to be read
 * @throws ImportFileError with line and column where it is no well-formed XML, or exceeds {@link XML_LIMITS}
 */
export async function readXml(
  source: ReadableStream<Uint8Array> | Blob,
  part: string,
  checkRoot: (root: XmlRoot) => void,
): Promise<XmlElement> {
  const tree = new TreeParser(part, checkRoot);
  for await (const text of decodeText(source, part)) tree.write(text);
  return tree.end();
}

class TreeParser {
  readonly #part: string;
  readonly #parser = new SaxesParser({ xmlns: true, position: true });
  readonly #open: OpenElement[] = [];
  #root: XmlElement | null = null;
  #line = 1;
  #characters = 0;
  #elements = 0;
  #attributes = 0;

  constructor(part: string, checkRoot: (root: XmlRoot) => void) {
    this.#part = part;
    const parser = this.#parser;
    parser.on('error', (error) => {
      throw this.#refusal('file/not-well-formed', { reason: error.message.replace(/^\d+:\d+: /, '') });
    });
    parser.on('doctype', () => {
      throw this.#refusal('file/document-type');
    });
    parser.on('opentagstart', () => {
      this.#line = parser.line;
      this.#attributes = 0;
    });
    parser.on('attribute', ({ value }) => {
      this.#limit('attributes', ++this.#attributes);
      this.#limit('attribute', value.length);
    });
    parser.on('opentag', (tag) => {
      if (this.#elements === 0) checkRoot(rootOf(tag, this.#line));
      this.#begin(tag);
    });
    parser.on('text', (text) => this.#addText(text));
    parser.on('cdata', (text) => this.#addText(text));
    parser.on('closetag', () => this.#finish());
  }

  write(text: string): void {
    this.#characters += text.length;
    this.#limit('characters', this.#characters);
    if (text !== '') this.#parser.write(text);
  }

  end(): XmlElement {
    this.#parser.close();
    if (!this.#root) throw this.#refusal('file/not-well-formed', { reason: 'no root element' });
    return this.#root;
  }

  #begin(tag: SaxesTagNS): void {
    this.#limit('elements', ++this.#elements);
    this.#limit('depth', this.#open.length + 1);
    this.#open.push({ name: tag.local, line: this.#line, attributes: attributesOf(tag), children: [], text: '' });
  }

  #addText(text: string): void {
    const element = this.#open.at(-1);
    if (!element) return;
    element.text += text;
    this.#limit('text', element.text.length);
  }

  #finish(): void {
    const done = this.#open.pop();
    if (!done) return;
    const element: XmlElement = {
      name: done.name,
      line: done.line,
      attributes: done.attributes,
      children: done.children.length > 0 ? done.children : NO_CHILDREN,
      text: done.text.trim(),
    };
    const parent = this.#open.at(-1);
    if (parent) parent.children.push(element);
    else this.#root = element;
  }

  #limit(limit: keyof typeof XML_LIMITS, amount: number): void {
    const most = XML_LIMITS[limit];
    if (amount > most) throw this.#refusal('file/message-too-large', { limit, most });
  }

  #refusal(code: ImportFileErrorCode, params: Record<string, string | number> = {}): ImportFileError {
    const { line, column } = this.#parser;
    return new ImportFileError(code, { part: this.#part, line, column: '' }, { ...params, column: column + 1 });
  }
}

function rootOf(tag: SaxesTagNS, line: number): XmlRoot {
  return { name: tag.local, namespace: tag.uri, declared: Object.values(tag.ns), line };
}

function attributesOf(tag: SaxesTagNS): ReadonlyMap<string, string> {
  const all = Object.values(tag.attributes).filter(({ name }) => name !== 'xmlns' && !name.startsWith('xmlns:'));
  return all.length === 0 ? NO_ATTRIBUTES : new Map(all.map(({ local, value }) => [local, value]));
}
