export { EntityForm, FormActions } from './entity-form.tsx';
export { SaveForm } from './save-form.tsx';
export { useEntityForm } from './use-entity-form.ts';
export type { EntityFormOptions, EntityFormState, FieldCheck } from './use-entity-form.ts';
