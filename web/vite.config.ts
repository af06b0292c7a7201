// How the web app is built, served in development and tested.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import relay from 'vite-plugin-relay';

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), relay, compressed()],
  // The gateway puts a fresh nonce in the placeholder's place with every answer.
  html: { cspNonce: '__CSP_NONCE__' },
  server: { proxy: { '/graphql': gateway, '/media': gateway } },
  // Without the containers of Relay's past, which can't be shaken out.
  resolve: { alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }] },
  build: {
    target: 'es2024',
    manifest: true,
    sourcemap: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      treeshake: {
        // `graphql` is gone when its tags are compiled: what imports nothing else from Relay does not load it.
        moduleSideEffects: (id) => !/node_modules\/(?:react-relay|relay-runtime)\//.test(id),
      },
    },
  },
  test: { environment: 'jsdom', setupFiles: ['./src/kit/testing/setup.ts'], css: false },
});

/** Writes each asset compressed beside itself: the gateway sends what a browser takes, without work at run time. */
function compressed(): Plugin {
  let assets = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved({ root, build }) {
      assets = resolve(root, build.outDir, build.assetsDir);
    },
    async closeBundle() {
      const names = (await readdir(assets)).filter((name) => /\.(?:js|css|svg)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const file = join(assets, name);
          const content = await readFile(file);
          await Promise.all([
            promisify(brotliCompress)(content).then((small) => writeFile(`${file}.br`, small)),
            promisify(gzip)(content).then((small) => writeFile(`${file}.gz`, small)),
          ]);
        }),
      );
    },
  };
}
