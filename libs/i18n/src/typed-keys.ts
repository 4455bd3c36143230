import type { texts } from './generated/texts.ts';

/** The English texts, by namespace: what every key and namespace is typed by. */
export type Texts = (typeof texts)['en'];
export type Namespace = keyof Texts;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: Texts;
  }
}
