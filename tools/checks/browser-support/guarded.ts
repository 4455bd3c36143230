/** Uses that old browsers skip: the code beside them checks for support. By file, then as written in MDN's data. */
export const GUARDED: Readonly<Record<string, readonly string[]>> = {
  'libs/data/src/query/when-idle.ts': ['api.Window.requestIdleCallback', 'api.Window.cancelIdleCallback'],
  'libs/features/public-pages/src/release/store-list.tsx': ['api.Document.adoptedStyleSheets'],
  // Setting an unknown property of the canvas changes nothing.
  'libs/domain/src/locale/guess-country.ts': ['javascript.builtins.Intl.Locale.getTimeZones'],
  'libs/features/picture-upload/src/cut-picture.ts': ['api.CanvasRenderingContext2D.imageSmoothingQuality'],
  'libs/features/public-pages/src/components/share-button.tsx': ['api.Navigator.share'],
  // A browser without it lists no navigation.
  'libs/features/public-pages/src/client/count-visit.ts': ['api.PerformanceNavigationTiming.type'],
  'apps/fourtrack/src/features/studio/share-link.ts': ['api.Navigator.share'],
  'libs/auth-sync/src/client/later-browser-ports.ts': ['api.Navigator.locks'],
  'libs/auth-sync/src/client/credential-changes.ts': ['api.LockManager.request'],
  // A title is one word then, and breaks where it must.
  'libs/features/public-pages/src/components/whole-words.tsx': [
    'javascript.builtins.Intl.Segmenter',
    'javascript.builtins.Intl.Segmenter.segment',
  ],
  'libs/ui/src/picture/initials.ts': [
    'javascript.builtins.Intl.Segmenter',
    'javascript.builtins.Intl.Segmenter.segment',
  ],
};

/** Selectors that old browsers may drop: the page then looks plainer and nothing is lost. */
export const DECORATION: Readonly<Record<string, readonly string[]>> = {
  // The browser draws its own ring.
  'libs/features/public-pages/src/document/base.css': [':focus-visible'],
  // The strip keeps the colour of a card.
  'libs/features/public-pages/src/artist/artist.css': ['.catalogue .strip:has(.line[data-out]) a'],
  // A link to the form stays after the signup.
  'libs/features/public-pages/src/signup/signup.css': ['main:has(.panel.done) [data-notify]'],
  // Without a picture, the words start at the edge.
  'libs/features/public-pages/src/embed/embed.css': ['.card:not(:has(img))', '.card:not(:has(img)) .way'],
  'apps/release-platform/src/shell/cached-greeting/cached-greeting.css': [
    // There is no greeting without `:has`.
    'body:has(.cached-greeting:not([hidden])) [data-skeleton-title]',
  ],
  // Four entries of the bar are as wide as three.
  'apps/release-platform/src/shell/frame/frame.module.css': ['.list:has(> :nth-child(4))'],
};
