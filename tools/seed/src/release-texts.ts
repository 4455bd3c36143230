import { paths } from '@countin/domain/documents';
import { LANGUAGES } from '@countin/domain/locale';
import type { MusicProduct } from '@countin/domain/release';
import {
  marksOf,
  NO_TEXT,
  releaseTextSchema,
  TEXT_KINDS,
  textContentOf,
  type LanguageTexts,
  type TextsByLanguage,
} from '@countin/domain/texts';
import * as v from 'valibot';
import type { ReleaseEntry } from './catalogue/entries.ts';
import type { ExampleDocument } from './example-document.ts';

/** Stored texts of a release. Translations are up to date with the texts of the release's own language. */
export function releaseTextsOf({ texts = {} }: ReleaseEntry, product: MusicProduct): TextsByLanguage {
  const common = { sources: {}, versions: 0, updatedBy: product.createdBy, updatedAt: product.updatedAt };
  const own = v.parse(releaseTextSchema, {
    ...NO_TEXT,
    ...texts[product.language],
    ...common,
    language: product.language,
  });
  const source: LanguageTexts = {
    language: product.language,
    content: textContentOf(product, own, product.language),
    sources: {},
  };
  const entries = LANGUAGES.filter((language) => texts[language]).map((language) => {
    const written = TEXT_KINDS.filter((kind) => texts[language]?.[kind]);
    const sources = language === product.language ? {} : marksOf(written, source);
    return [
      language,
      v.parse(releaseTextSchema, { ...NO_TEXT, ...texts[language], ...common, language, sources }),
    ] as const;
  });
  return Object.fromEntries(entries);
}

/** The documents of {@link releaseTextsOf}. */
export function textDocuments(productId: string, texts: TextsByLanguage): ExampleDocument[] {
  return Object.entries(texts).map(([language, data]) => ({ path: paths.releaseText(productId, language), data }));
}
