export { GenresField } from './genres-field.tsx';
export { ProfileForm } from './profile-form.tsx';
export type { ProfileKind } from './profile-form.tsx';
export { SlugField } from './slug-field.tsx';
export { maySave } from './slug-state.ts';
export { slugField, useSlug } from './use-slug.ts';
export { useSlugSuggestion } from './use-slug-suggestion.ts';
export type { SlugQuery } from './use-slug.ts';
