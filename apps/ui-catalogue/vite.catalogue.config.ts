import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// For development, and built for the browser story that reads it; no site serves it.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  json: { namedExports: false },
  build: { outDir: '../../dist/apps/ui-catalogue', emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  server: { host: '127.0.0.1', port: 4310 },
});
