import { publicPageBuild } from '@countin/public-pages/build';
import { defineConfig } from 'vite';

export default defineConfig(publicPageBuild(import.meta.dirname));
