import * as v from 'valibot';
import { idSchema, millisSchema } from '../fields/fields.ts';
import type { ListCursor } from './page-contract.ts';

const cursorSchema = v.object({ firstInstant: v.pipe(millisSchema, v.integer()), id: idSchema });

/** Reads `?after=` of a list of releases; undefined for any text that is none, or that no database can hold. */
export function parseListCursor(text: string): ListCursor | undefined {
  const [, at = '', id = ''] = /^(-?\d{1,15})\.(.*)$/.exec(text) ?? [];
  const parsed = v.safeParse(cursorSchema, { firstInstant: at === '' ? null : Number(at), id });
  return parsed.success ? parsed.output : undefined;
}

/** `?after=` of the page that follows a release. */
export function listCursorText({ firstInstant, id }: ListCursor): string {
  return `${firstInstant}.${id}`;
}
