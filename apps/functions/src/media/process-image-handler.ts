import { studioHandler } from '../platform/callable/studio-handler.ts';
import { processImage } from './process-image.ts';

export const processImageHandler = studioHandler('processImage', processImage);
