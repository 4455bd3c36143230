import { syncFrameBuild } from '@countin/app-shell/build';
import { defineConfig } from 'vite';

export default defineConfig(syncFrameBuild({ site: 'fourtrack', root: import.meta.dirname }));
