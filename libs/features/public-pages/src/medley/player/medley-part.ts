/** What a page with a medley loads beside its script. */
export { MedleyControls } from '../medley-controls.tsx';
export { startMedley } from './start-medley.ts';
