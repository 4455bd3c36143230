import { feedSettingsSchema, artistTextSchema, labelTextSchema } from '@countin/domain/profile';
import type { ComparedContent, PageKind } from '@countin/domain/publisher';
import type { ProductContent } from '@countin/domain/release';
import { productContentSchema } from '@countin/domain/release-metadata';
import * as v from 'valibot';

/** Fields of each kind of page that people edit. */
const EDITED: Readonly<Record<PageKind, Readonly<Record<string, v.GenericSchema>>>> = {
  release: productContentSchema.entries,
  artist: artistTextSchema.entries,
  label: labelTextSchema.entries,
  feed: feedSettingsSchema.entries,
  medley: { slots: v.array(v.unknown()) },
};

/**
 * Content in the form of today, so that fields which are older or newer than it do not differ by their defaults. Values
 * that today's rules refuse stay as they are. How links were found is left out.
 */
export function comparable(kind: PageKind, { fields, texts }: ComparedContent): ComparedContent {
  const entries = Object.entries(EDITED[kind]).flatMap(([name, schema]): [string, unknown][] => {
    const parsed = v.safeParse(schema, fields[name]);
    if (!parsed.success) return name in fields ? [[name, fields[name]]] : [];
    return [[name, name === 'storeLinks' ? linksOnly(parsed.output) : parsed.output]];
  });
  const written = Object.entries(texts).filter(([, { short, long }]) => short !== '' || long !== '');
  return {
    fields: Object.fromEntries(entries),
    texts: Object.fromEntries(written.map(([language, { short, long, shown }]) => [language, { short, long, shown }])),
  };
}

function linksOnly(links: unknown): unknown {
  if (!Array.isArray(links)) return links;
  return links.map((link: object) => ({ ...link, confidence: null, foundAt: null }));
}

/** Fields of a release that a version has and today's rules accept. */
export function validFields(fields: Readonly<Record<string, unknown>>): Partial<ProductContent> {
  return Object.fromEntries(
    Object.entries(productContentSchema.entries as Readonly<Record<string, v.GenericSchema>>).flatMap(
      ([name, schema]) => {
        const parsed = v.safeParse(schema, fields[name]);
        return parsed.success ? [[name, parsed.output]] : [];
      },
    ),
  ) as Partial<ProductContent>;
}

/** Whether it is the name of a field of a release. */
export const isReleaseField = (field: string): field is keyof ProductContent =>
  Object.hasOwn(productContentSchema.entries, field);
