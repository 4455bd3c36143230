// Written by list-locales.ts from the files in locales/. Run it after adding one.

/** Loads the loaders of a language. */
export const languages = {
  'zh-CN': () => import('./loaders-zh-CN.ts'),
  'ar': () => import('./loaders-ar.ts'),
  'hi': () => import('./loaders-hi.ts'),
  'ja': () => import('./loaders-ja.ts'),
  'ko': () => import('./loaders-ko.ts'),
  'fr': () => import('./loaders-fr.ts'),
  'de': () => import('./loaders-de.ts'),
  'es': () => import('./loaders-es.ts'),
  'pt-BR': () => import('./loaders-pt-BR.ts'),
};
