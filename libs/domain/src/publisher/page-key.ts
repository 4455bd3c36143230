import * as v from 'valibot';
import { idSchema } from '../fields/fields.ts';

/** Kinds of public pages. */
export const PAGE_KINDS = ['release', 'medley', 'artist', 'label', 'feed'] as const;
/** One of {@link PAGE_KINDS}. */
export type PageKind = (typeof PAGE_KINDS)[number];

/** Names a public page. The id is a release's, an artist's for `medley` and `artist`, a label's for `label` and `feed`. */
export const pageKeySchema = v.object({ kind: v.picklist(PAGE_KINDS), id: idSchema });
/** A key, parsed by {@link pageKeySchema}. */
export type PageKey = v.InferOutput<typeof pageKeySchema>;

/** The key as a text, for documents and maps: `{kind}_{id}`. */
export const pageIdOf = ({ kind, id }: PageKey): string => `${kind}_${id}`;
