import { join } from 'node:path';
import { publicPageBuild } from '@countin/public-pages/build';
import { defineConfig } from 'vite';

export default defineConfig(
  publicPageBuild({ root: import.meta.dirname, out: join(import.meta.dirname, '../../dist/apps/fourtrack') }),
);
