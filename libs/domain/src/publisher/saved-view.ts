import * as v from 'valibot';
import { idSchema, optionalText, requiredText, uidSchema } from '../fields/fields.ts';

/** Screens of which people save views. */
export const SAVED_VIEW_SCREENS = ['collection', 'publisher'] as const;
/** One of {@link SAVED_VIEW_SCREENS}. */
export type SavedViewScreen = (typeof SAVED_VIEW_SCREENS)[number];

/** Views that a person saves of one screen. */
export const MOST_SAVED_VIEWS = 20;
/** Longest name of a view, characters. */
export const MOST_VIEW_NAME = 60;
/** Longest value of a parameter, characters. */
export const MOST_VIEW_VALUE = 200;
const MOST_PARAMETERS = 20;

/** Parameters of a screen's address by name. The screen ignores those that it does not know. */
export const viewParametersSchema = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[a-z]{1,20}$/, 'field/id')), optionalText(MOST_VIEW_VALUE)),
  v.maxEntries(MOST_PARAMETERS, 'field/too-many'),
);

/** A view: search, filters and layout of a screen under a name. */
export const savedViewSchema = v.object({
  id: idSchema,
  screen: v.picklist(SAVED_VIEW_SCREENS),
  name: requiredText(MOST_VIEW_NAME),
  parameters: viewParametersSchema,
});
/** A view, parsed by {@link savedViewSchema}. */
export type SavedView = v.InferOutput<typeof savedViewSchema>;

/** Views of one person, in the order in which they were saved. */
const viewListSchema = v.pipe(
  v.array(savedViewSchema),
  v.maxLength(MOST_SAVED_VIEWS * SAVED_VIEW_SCREENS.length, 'field/too-many'),
);

/** `savedViews/{uid}`: views that a person has saved. Server only. */
export const savedViewsSchema = v.object({ uid: uidSchema, views: viewListSchema });

/** What operations on views answer. */
export const savedViewsAnswerSchema = v.object({ views: viewListSchema });
