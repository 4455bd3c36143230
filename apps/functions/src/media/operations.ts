import { studioOperations } from '../platform/callable/operations.ts';
import { processImage } from './process-image.ts';

export const mediaOperations = studioOperations({ processImage });
