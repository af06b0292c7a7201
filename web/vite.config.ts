// How the web app is built, served in development and tested.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import relay from 'vite-plugin-relay';

const gateway = 'http://127.0.0.1:4000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), relay],
  // The gateway puts a fresh nonce in the placeholder's place with every answer.
  html: { cspNonce: '__CSP_NONCE__' },
  server: { proxy: { '/graphql': gateway, '/media': gateway } },
  build: { target: 'es2024', manifest: true, sourcemap: true, assetsInlineLimit: 0 },
  test: { environment: 'jsdom', setupFiles: ['./src/kit/testing/setup.ts'], css: false },
});
