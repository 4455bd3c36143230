export { medleySchema, medleySlotInputSchema } from './medley.ts';
export type { Medley, MedleyInput, MedleySlot } from './medley.ts';
