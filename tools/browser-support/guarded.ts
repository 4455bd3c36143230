/** Uses that old browsers skip: the code beside them checks for support. By file, then as written in MDN's data. */
export const GUARDED: Readonly<Record<string, readonly string[]>> = {
  'libs/data/src/query/when-idle.ts': ['api.Window.requestIdleCallback', 'api.Window.cancelIdleCallback'],
  // Setting an unknown property of the canvas changes nothing.
  'libs/domain/src/locale/guess-country.ts': ['javascript.builtins.Intl.Locale.getTimeZones'],
  'libs/features/picture-upload/src/cut-square.ts': ['api.CanvasRenderingContext2D.imageSmoothingQuality'],
  'libs/features/public-pages/src/components/share-button.tsx': ['api.Navigator.share'],
  'apps/fourtrack/src/features/studio/share-link.ts': ['api.Navigator.share'],
  'libs/ui/src/picture/initials.ts': [
    'javascript.builtins.Intl.Segmenter',
    'javascript.builtins.Intl.Segmenter.segment',
  ],
};
