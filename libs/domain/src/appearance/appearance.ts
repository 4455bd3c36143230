import * as v from 'valibot';
import { colourSchema, optionalText, requiredText, webUrlSchema } from '../fields/fields.ts';
import { LIMITS } from '../fields/limits.ts';
import { imageChoiceSchema } from '../media/image.ts';
import { DISPLAY_TYPEFACES } from './typefaces.ts';
import { videoSchema } from './video.ts';

/**
 * Arrangements of a release page. `sleeve`: the cover beside the text. `poster`: one centred column under a large title.
 * `stage`: the cover as a wide stage behind the title.
 */
export const PAGE_LAYOUTS = ['sleeve', 'poster', 'stage'] as const;
/** One of {@link PAGE_LAYOUTS}. */
export type PageLayout = (typeof PAGE_LAYOUTS)[number];

/** Grounds of a release page: the site's paper, a gradient of the cover's colours, the cover itself, blurred. */
export const PAGE_BACKGROUNDS = ['plain', 'colours', 'blurred'] as const;

/** Sections below the title of a release page, in their default order. */
export const PAGE_SECTIONS = ['links', 'buttons', 'signup', 'video', 'text', 'tracks', 'credits'] as const;
/** One of {@link PAGE_SECTIONS}. */
export type PageSection = (typeof PAGE_SECTIONS)[number];

/** A button of the artist's own: merchandise, tickets. */
const pageButtonSchema = v.object({ label: requiredText(LIMITS.buttonLabel), url: webUrlSchema });
/** A button, parsed by {@link pageButtonSchema}. */
export type PageButton = v.InferOutput<typeof pageButtonSchema>;

/** Appearance of a release page. Every field has the default look. */
export const appearanceSchema = v.object({
  /** Colour whose hue the accent takes; null takes the cover's. */
  accent: v.optional(v.nullable(colourSchema), null),
  typeface: v.optional(v.picklist(DISPLAY_TYPEFACES), 'system'),
  layout: v.optional(v.picklist(PAGE_LAYOUTS), 'sleeve'),
  background: v.optional(v.picklist(PAGE_BACKGROUNDS), 'plain'),
  /** Sections that the page shows, in order. */
  pageSections: v.optional(
    v.pipe(v.array(v.picklist(PAGE_SECTIONS)), v.maxLength(PAGE_SECTIONS.length, 'field/too-many')),
    [...PAGE_SECTIONS],
  ),
  video: v.optional(v.nullable(videoSchema), null),
  buttons: v.optional(v.pipe(v.array(pageButtonSchema), v.maxLength(LIMITS.pageButtons, 'field/too-many')), []),
  /** For search engines and link previews; empty takes a sentence made from the release. */
  description: v.optional(optionalText(LIMITS.pageDescription), ''),
  /** Picture on the card of a shared link, in place of the cover. */
  sharingImage: v.optional(v.nullable(imageChoiceSchema), null),
});
/** An appearance, parsed by {@link appearanceSchema}. */
export type Appearance = v.InferOutput<typeof appearanceSchema>;

/** The look of a page whose owner has chosen nothing. */
export const DEFAULT_APPEARANCE: Appearance = v.parse(appearanceSchema, {});
