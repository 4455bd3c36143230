// Written by list-locales.ts from the files in locales/. Run it after adding one.
import { texts as en } from './texts-en.ts';
import { texts as zh_CN } from './texts-zh-CN.ts';
import { texts as ar } from './texts-ar.ts';
import { texts as hi } from './texts-hi.ts';
import { texts as ja } from './texts-ja.ts';
import { texts as ko } from './texts-ko.ts';
import { texts as fr } from './texts-fr.ts';
import { texts as de } from './texts-de.ts';
import { texts as es } from './texts-es.ts';
import { texts as pt_BR } from './texts-pt-BR.ts';

/** Every text, for servers. */
export const texts = {
  'en': en,
  'zh-CN': zh_CN,
  'ar': ar,
  'hi': hi,
  'ja': ja,
  'ko': ko,
  'fr': fr,
  'de': de,
  'es': es,
  'pt-BR': pt_BR,
};
