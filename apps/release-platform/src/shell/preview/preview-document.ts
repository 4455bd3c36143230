interface DocumentAttributes {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly theme: string;
  /** Site whose tokens the page uses. */
  readonly site: string;
}

/** Sets the attributes that the server writes on the root element of a page. */
export function setDocumentAttributes(
  { documentElement: root }: Document,
  { language, direction, theme, site }: DocumentAttributes,
): void {
  root.lang = language;
  root.dir = direction;
  root.dataset['site'] = site;
  root.dataset['theme'] = theme;
}

/** Adopts style sheets. Constructed sheets need no exception in the Content-Security-Policy. */
export function adoptStyleSheets(page: Document, sheets: readonly string[]): void {
  const view = page.defaultView;
  if (!view) return;
  page.adoptedStyleSheets = sheets.map((css) => {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
}

/** Disables the links and forms of a document. Returns its dispose function. */
export function disableNavigation(page: Document): () => void {
  const stay = (event: Event) => {
    if (event.type === 'submit' || (event.target as Element).closest('a[href]')) event.preventDefault();
  };
  page.addEventListener('click', stay, true);
  page.addEventListener('submit', stay, true);
  return () => {
    page.removeEventListener('click', stay, true);
    page.removeEventListener('submit', stay, true);
  };
}

/** Style sheet of a preview: shows the parts that wait for the page's script, and hides scroll bars. */
export const PREVIEW_SHEET = '.countdown[data-pending] b{visibility:visible}html{scrollbar-width:none}';
