import type { RemovedPart } from '@countin/domain/callables';
import { AppError } from '@countin/domain/errors';
import { SERVER_LIMITS } from '@countin/domain/fields';
import { LOGO_SIDE } from '@countin/domain/profile';
import type { Purify } from 'dompurify';
import type { SvgElement, SvgWindow } from 'jsdom';
import { hasEffects, requireShallow } from './svg-effects.ts';

/** A sanitised drawing and its size in pixels. */
export interface CleanSvg {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
  /** Kinds of content that were removed. */
  readonly removed: RemovedPart[];
  /** Drawing it again and again could keep a browser busy. */
  readonly hasEffects: boolean;
}

/** Declarations of entities, also hidden in an internal subset: parsers that expand them exhaust memory. */
const ENTITIES = /<!ENTITY|<!DOCTYPE[^>]*\[/i;
/** The beginning of an element. */
const OPENING = /<[^\s/!?>]/g;
const PROLOGUE = /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*)*(?:<!DOCTYPE[^>[]*>\s*)?/i;
/** A reference in CSS to anything but a part of the same file, and CSS escapes, which could hide one. */
const EXTERNAL_CSS = /@import|\\|(?:image-set|image|src)\(|url\(\s*(?!['"]?#)/i;
const HREFS = ['href', 'xlink:href'];
const DRAWN = 'path, rect, circle, ellipse, line, polyline, polygon, text';

/**
 * Removes script, foreign content and references to other files from an SVG drawing. Browsers show the result as a
 * picture, which runs nothing anyway; this also holds where it is opened or downloaded.
 *
 * @throws AppError `logo/entities`, `logo/type` for what is no SVG or draws nothing, `logo/too-large`,
 *   `logo/too-complex`
 */
export async function cleanSvg(file: Uint8Array): Promise<CleanSvg> {
  if (file.byteLength > SERVER_LIMITS.logoSvgBytes) throw new AppError('logo/too-large');
  const text = decode(file);
  if (ENTITIES.test(text)) throw new AppError('logo/entities');
  // Before parsing, whose time grows with the square of the depth.
  if ((text.match(OPENING)?.length ?? 0) > SERVER_LIMITS.logoElements) throw new AppError('logo/too-large');
  const { window, purify } = await loadPurify();
  const root = parse(window, text.replace(PROLOGUE, ''));
  requireShallow(root);
  const removed = purifyTree(purify, root);
  if (!root.querySelector(DRAWN)) throw new AppError('logo/type');
  const { width, height } = sizeOf(root);
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  const svg = new window.XMLSerializer().serializeToString(root);
  if (Buffer.byteLength(svg) > SERVER_LIMITS.logoSvgBytes) throw new AppError('logo/too-large');
  return { svg, width, height, removed, hasEffects: hasEffects(root) };
}

function decode(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch (cause) {
    throw new AppError('logo/type', { cause });
  }
}

function parse(window: SvgWindow, text: string): SvgElement {
  const fail = (cause: unknown) => new AppError('logo/type', { cause });
  let root: SvgElement;
  try {
    root = new window.DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  } catch (cause) {
    throw fail(cause);
  }
  // The sanitiser knows elements by their whole name, so it refuses a namespace with a prefix.
  if (root.nodeName !== 'svg' || root.namespaceURI !== 'http://www.w3.org/2000/svg')
    throw fail(`the root is ${root.nodeName}`);
  return root;
}

/** Cleans the tree in place. @returns kinds of what was removed */
function purifyTree(purify: Purify, root: SvgElement): RemovedPart[] {
  const removed = new Set<RemovedPart>();
  purify.removeAllHooks();
  purify.addHook('uponSanitizeAttribute', (_element, attribute) => {
    if (!isExternal(attribute.attrName, attribute.attrValue)) return;
    attribute.keepAttr = false;
    removed.add('external');
  });
  purify.addHook('uponSanitizeElement', (node, { tagName }) => {
    // Sanitising removes `use` itself: nested, a few of them draw millions of shapes.
    if (tagName === 'use' && HREFS.some((name) => isExternal('href', node.getAttribute(name) ?? '#')))
      removed.add('external');
    if (tagName !== 'style' || !EXTERNAL_CSS.test(node.textContent ?? '')) return;
    node.textContent = '';
    removed.add('external');
  });
  purify.sanitize(root, { USE_PROFILES: { svg: true, svgFilters: true }, FORBID_TAGS: ['image', 'a'], IN_PLACE: true });
  for (const part of purify.removed) {
    const kind = 'element' in part ? kindOfElement(part.element) : kindOfAttribute(part.attribute?.name ?? '');
    if (kind) removed.add(kind);
  }
  return [...removed];
}

function isExternal(name: string, value: string): boolean {
  if (/(?:^|:)href$|^src$/i.test(name)) return !value.trim().startsWith('#');
  return /(?:url|image-set|image|src)\(/i.test(value) && EXTERNAL_CSS.test(value);
}

/** Editors' own data is no loss that anyone would notice. */
const UNSEEN = /^(?:metadata|#comment|#text|title|desc|switch)$|:/i;

function kindOfElement({ nodeName }: { readonly nodeName: string }): RemovedPart | null {
  const name = nodeName.toLowerCase().replace(/^.*:/, '');
  if (name === 'script') return 'script';
  if (name === 'foreignobject') return 'foreign';
  if (name === 'image' || name === 'a') return 'external';
  return UNSEEN.test(nodeName) ? null : 'other';
}

function kindOfAttribute(name: string): RemovedPart | null {
  return /^on/i.test(name) ? 'script' : null;
}

/** The size of the drawing, scaled to fit the largest side that is shown. */
function sizeOf(root: SvgElement): { readonly width: number; readonly height: number } {
  const box = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth = NaN, boxHeight = NaN] = box;
  const width = boxWidth > 0 ? boxWidth : Number.parseFloat(root.getAttribute('width') ?? '');
  const height = boxHeight > 0 ? boxHeight : Number.parseFloat(root.getAttribute('height') ?? '');
  if (!isLength(width) || !isLength(height)) throw new AppError('logo/type');
  // Without a view box, a new size would cut the drawing instead of scaling it.
  if (!(boxWidth > 0 && boxHeight > 0)) root.setAttribute('viewBox', `0 0 ${width} ${height}`);
  const scale = LOGO_SIDE / Math.max(width, height);
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

const isLength = (value: number) => value > 0 && Number.isFinite(value);

let loading: Promise<{ readonly window: SvgWindow; readonly purify: Purify }> | null = null;

/** The sanitiser and its document, loaded with the first drawing. */
function loadPurify() {
  loading ??= Promise.all([import('jsdom'), import('dompurify')]).then(([{ JSDOM }, { default: createDomPurify }]) => {
    const { window } = new JSDOM('');
    return { window, purify: createDomPurify(window) };
  });
  return loading;
}
