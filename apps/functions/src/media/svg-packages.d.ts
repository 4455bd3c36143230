declare module 'jsdom' {
  /** An element, as far as sanitising a drawing needs it: the server's types have no document. */
  export interface SvgElement {
    readonly localName: string;
    readonly namespaceURI: string | null;
    readonly nodeName: string;
    readonly firstElementChild: SvgElement | null;
    readonly nextElementSibling: SvgElement | null;
    readonly parentElement: SvgElement | null;
    readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
    textContent: string | null;
    getAttribute(name: string): string | null;
    setAttribute(name: string, value: string): void;
    querySelector(selector: string): SvgElement | null;
    querySelectorAll(selector: string): Iterable<SvgElement> & { readonly length: number };
  }
  /** A window without a browser. */
  export interface SvgWindow {
    readonly DOMParser: new () => {
      parseFromString(text: string, type: 'image/svg+xml'): { readonly documentElement: SvgElement };
    };
    readonly XMLSerializer: new () => { serializeToString(element: SvgElement): string };
  }
  /** A document without a browser. Scripts in it do not run by default. */
  export class JSDOM {
    constructor(html: string);
    readonly window: SvgWindow;
  }
}

declare module 'dompurify' {
  import type { SvgElement, SvgWindow } from 'jsdom';

  interface Attribute {
    readonly attrName: string;
    readonly attrValue: string;
    keepAttr: boolean;
  }
  type Removed =
    { readonly element: { readonly nodeName: string } } | { readonly attribute: { readonly name: string } | null };

  /** The sanitiser of one window: https://github.com/cure53/DOMPurify */
  export interface Purify {
    readonly removed: readonly Removed[];
    addHook(name: 'uponSanitizeAttribute', hook: (element: SvgElement, attribute: Attribute) => void): void;
    addHook(name: 'uponSanitizeElement', hook: (element: SvgElement, data: { readonly tagName: string }) => void): void;
    removeAllHooks(): void;
    sanitize(
      root: SvgElement,
      options: {
        readonly USE_PROFILES: { readonly svg: true; readonly svgFilters: true };
        readonly FORBID_TAGS: readonly string[];
        readonly IN_PLACE: true;
      },
    ): unknown;
  }
  export default function createDomPurify(window: SvgWindow): Purify;
}
