import { createRequire } from 'node:module';
import path from 'node:path';

/** The `node_modules` with the packages that tests use: that of this folder, or of a workspace around it. */
export const INSTALLED_MODULES = path.join(createRequire(import.meta.url).resolve('vitest/package.json'), '../..');
