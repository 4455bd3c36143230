import { studioOperations } from '../platform/callable/operations.ts';
import { processImage } from './process-image.ts';
import { removeLogo, storeLogo } from './store-logo.ts';

export const mediaOperations = studioOperations({ processImage, storeLogo, removeLogo }, 'image.upload');
