interface Dress {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly theme: string;
  /** Whose look the page has. */
  readonly site: string;
}

/** Gives the root of a previewed page what the server would write on it. */
export function dressDocument({ documentElement: root }: Document, { language, direction, theme, site }: Dress): void {
  root.lang = language;
  root.dir = direction;
  root.dataset['site'] = site;
  root.dataset['theme'] = theme;
}

/** Gives a document its sheets. Constructed ones need no exception in the Content-Security-Policy. */
export function wearSheets(page: Document, sheets: readonly string[]): void {
  const view = page.defaultView;
  if (!view) return;
  page.adoptedStyleSheets = sheets.map((css) => {
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
}

/** Keeps links and forms of a document from leading anywhere. Returns its dispose function. */
export function keepStill(page: Document): () => void {
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

/** A preview's own sheet: what waits for the page's script is shown, and scroll bars stay out of the picture. */
export const STILL = '.countdown[data-pending] b{visibility:visible}html{scrollbar-width:none}';
