import * as v from 'valibot';
import { idSchema } from '../fields/fields.ts';
import { DISPLAY_TYPEFACES, type FiledTypeface } from './typefaces.ts';

/** Most bytes of a page's typeface, all files together. */
export const TYPEFACE_BYTES = 8000;

const FILED = DISPLAY_TYPEFACES.filter((typeface): typeface is FiledTypeface => typeface !== 'system');

/** A published typeface: files with the letters of one page's title and names. Written by the server alone. */
export const pageTypefaceSchema = v.object({
  typeface: v.picklist(FILED),
  files: v.array(
    v.object({
      /** Derived from the file's content, which therefore never changes. */
      fileId: idSchema,
      /** Letters in the file. */
      letters: v.string(),
      bytes: v.pipe(v.number(), v.integer()),
    }),
  ),
});
/** A published typeface, parsed by {@link pageTypefaceSchema}. */
export type PageTypeface = v.InferOutput<typeof pageTypefaceSchema>;

/** Storage path of a typeface's file. `storage.rules` and the functions use the same path. */
export function typefaceObjectName(artistId: string, fileId: string): string {
  return `${typefaceFolder(artistId)}${fileId}.woff2`;
}

/** Prefix of the storage paths of an artist's typefaces. */
export function typefaceFolder(artistId: string): string {
  return `artists/${artistId}/typefaces/`;
}

/** Letters of alphabets whose words look broken when one letter is set in another typeface. */
const ALPHABETIC = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;

/**
 * Whether a text may be set in a typeface that has these letters. They must include at least one of the text's, and all
 * of its alphabetic ones. Other scripts and signs use the system's typeface.
 */
export function mayBeSetIn(letters: ReadonlySet<string>, text: string): boolean {
  const all = [...text].filter((letter) => /\S/u.test(letter));
  return (
    all.some((letter) => letters.has(letter) && /[\p{L}\p{N}]/u.test(letter)) &&
    all.every((letter) => letters.has(letter) || !ALPHABETIC.test(letter))
  );
}

/** Letters of a published typeface. */
export function lettersOf(typeface: PageTypeface | null): ReadonlySet<string> {
  return new Set(typeface?.files.flatMap(({ letters }) => [...letters]) ?? []);
}
