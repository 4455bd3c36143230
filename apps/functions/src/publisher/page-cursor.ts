import { AppError } from '@countin/domain/errors';
import * as v from 'valibot';

const ID = String.raw`[\w-]{1,128}`;

/** Where a list of pages goes on. Ids have no dot. */
export type PageCursor =
  /** Behind a profile. */
  | { readonly part: 'profiles'; readonly kind: 'label' | 'artist'; readonly id: string }
  /** Behind a release of the artists between two ids, or at their first one. */
  | { readonly part: 'releases'; readonly from: string; readonly to: string; readonly after: string | null };

const cursorSchema = v.pipe(
  v.string(),
  v.regex(new RegExp(String.raw`^(?:profiles[.](?:label|artist)[.]${ID}|releases[.]${ID}[.]${ID}[.](?:${ID})?)$`)),
  v.transform((text): PageCursor => {
    const [part, first = '', second = '', third = ''] = text.split('.');
    return part === 'profiles'
      ? { part, kind: first as 'label' | 'artist', id: second }
      : { part: 'releases', from: first, to: second, after: third || null };
  }),
);

/**
 * The cursor of an answer.
 *
 * @throws AppError `field/id` for text that no answer had
 */
export function readPageCursor(after: string | null): PageCursor | null {
  if (after === null) return null;
  const parsed = v.safeParse(cursorSchema, after);
  if (!parsed.success) throw new AppError('field/id', { field: 'after' });
  return parsed.output;
}

/** The cursor as a text. */
export function writePageCursor(cursor: PageCursor): string {
  return cursor.part === 'profiles'
    ? `profiles.${cursor.kind}.${cursor.id}`
    : `releases.${cursor.from}.${cursor.to}.${cursor.after ?? ''}`;
}
