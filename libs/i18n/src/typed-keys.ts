import type { texts } from './generated/texts.ts';

/** English texts by namespace; the types of all keys and namespaces derive from them. */
export type Texts = (typeof texts)['en'];
export type Namespace = keyof Texts;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: Texts;
  }
}
