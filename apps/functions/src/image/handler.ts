import { studioHandler } from '../callable/studio-handler.ts';
import { processImage } from './logic.ts';

export const processImageHandler = studioHandler('processImage', processImage);
