import { productContentSchema, type MusicProduct, type ProductContent } from '@countin/domain';
import * as v from 'valibot';

/** The part of a release that its owner writes. */
export function contentOf(product: MusicProduct): ProductContent {
  const { title, kind, description, language, labelName, tracks, cover, coverImage, releaseMoment, storeLinks } = product;
  return { title, kind, description, language, labelName, tracks, cover, coverImage, releaseMoment, storeLinks };
}

/** A working copy checked: what may be saved of it, or what is wrong, by field. */
export function checkContent(content: ProductContent): { valid: ProductContent } | { faults: ReadonlyMap<string, string> } {
  const parsed = v.safeParse(productContentSchema, content);
  if (parsed.success) return { valid: parsed.output };
  return { faults: new Map(parsed.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message])) };
}
