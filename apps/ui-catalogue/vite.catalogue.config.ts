import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Named so that Nx infers no build: the catalogue is for development alone.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  json: { namedExports: false },
  server: { host: '127.0.0.1', port: 4310 },
});
