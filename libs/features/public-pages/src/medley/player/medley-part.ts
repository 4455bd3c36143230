/** Script that only pages with a medley load. */
export { MedleyControls } from '../medley-controls.tsx';
export { startMedley } from './start-medley.ts';
