export { EntityForm, FormActions } from './entity-form.tsx';
export { useEntityForm } from './use-entity-form.ts';
export type { EntityFormOptions, EntityFormState, FieldCheck } from './use-entity-form.ts';
