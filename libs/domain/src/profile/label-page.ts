import * as v from 'valibot';
import { idSchema, optionalText, requiredText, webUrlSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { languageSchema } from '../locale/language-schema.ts';
import { DEFAULT_LANGUAGE, type Language } from '../locale/language.ts';

/** Sections of a label's page, in their default order. */
export const LABEL_SECTIONS = ['pinned', 'releases', 'roster', 'links', 'contact', 'demos'] as const;
/** One of {@link LABEL_SECTIONS}. */
export type LabelSection = (typeof LABEL_SECTIONS)[number];

/** An e-mail address that a page links to, or nothing. Mail servers decide what is valid beyond that. */
const contactEmailSchema = v.pipe(
  optionalText(LIMITS.contact),
  v.regex(/^([^@\s<>"]+@[^@\s<>"]+[.][^@\s<>"]+)?$/, 'auth/email-invalid'),
);

/** Fields of the public page that a label's members write. */
export const labelPageEntries = {
  /** Sections that the page shows, in order. */
  sections: v.optional(
    v.pipe(v.array(v.picklist(LABEL_SECTIONS)), v.maxLength(LABEL_SECTIONS.length, 'field/too-many')),
    [...LABEL_SECTIONS],
  ),
  /** Releases shown first, in order. */
  pinned: v.optional(v.pipe(v.array(idSchema), v.maxLength(LIMITS.pinnedReleases, 'field/too-many')), []),
  /** Texts in other languages than the profile's own, whose text is `bio`. */
  abouts: v.optional(v.record(languageSchema, optionalText(LIMITS.bio)), {}),
  /** Text of the label about demos, by language. */
  demoPolicies: v.optional(v.record(languageSchema, optionalText(LIMITS.demoPolicy)), {}),
  /** Form or drop box for demos. */
  demoUrl: v.optional(v.nullable(webUrlSchema), null),
  contactEmail: v.optional(contactEmailSchema, ''),
  links: v.optional(
    v.pipe(
      v.array(v.object({ title: requiredText(LIMITS.profileName), url: webUrlSchema })),
      v.maxLength(LIMITS.labelLinks, 'field/too-many'),
    ),
    [],
  ),
};

/** A text and the language that it is written in. */
export interface WrittenText {
  readonly text: string;
  readonly language: Language;
}

/**
 * The text for a reader: in the reader's language, else in the profile's own, else in English, else in any. Null if
 * there is none.
 */
export function textFor(
  texts: Readonly<Partial<Record<Language, string>>>,
  wanted: Language,
  own: Language,
): WrittenText | null {
  const written = (language: Language) => (texts[language] ?? '') !== '';
  const all = Object.keys(texts) as Language[];
  const language = [wanted, own, DEFAULT_LANGUAGE, ...all].find(written);
  return language === undefined ? null : { text: texts[language] ?? '', language };
}
