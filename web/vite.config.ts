// Build, dev server and test configuration of the web app.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import relay from 'vite-plugin-relay';
import { chunks } from './build/chunks.ts';
import { embed } from './build/embed.ts';
import { lazyMutations } from './build/mutations.ts';
import { shell } from './build/shell.ts';

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    relay,
    lazyMutations(),
    ownLanguages(),
    withoutOldHooks(),
    oneFontFormat(),
    shell(),
    embed(),
    compressed(),
  ],
  // The gateway replaces the placeholder by a new nonce in every response.
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    proxy: {
      '/graphql': { target: gateway, bypass: graphiql },
      '/media': gateway,
      '/calendars': gateway,
      '^/certificates/[^/]+\\.pdf$': gateway,
    },
  },
  // Without Relay's legacy containers, which can't be tree-shaken.
  resolve: {
    alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }],
    // Each React Aria package would otherwise include a copy.
    dedupe: ['@internationalized/date'],
  },
  // Vite's dependency scan doesn't cover workers.
  optimizeDeps: { include: ['monaco-graphql/esm/graphql.worker.js'] },
  build: {
    target: 'es2024',
    manifest: true,
    // All supported browsers have modulepreload.
    modulePreload: { polyfill: false },
    sourcemap: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { app: 'index.html', graphiql: 'graphiql/index.html' },
      output: { codeSplitting: { groups: chunks } },
      treeshake: {
        // Compiled `graphql` tags leave side-effect-free imports of Relay behind; marking them as such keeps Relay out
        // of pages without data.
        moduleSideEffects: (id) => !/node_modules\/(?:react-relay|relay-runtime)\//.test(id),
      },
    },
  },
  test: {
    environment: 'jsdom',
    setupFiles: ['./src/kit/testing/setup.ts'],
    css: false,
    // Test files of a worker share modules and the page, which is cleaned after every test.
    isolate: false,
  },
});

/** Browsers that open /graphql get GraphiQL, as from the gateway in production. */
function graphiql({ method, headers }: IncomingMessage): string | undefined {
  const visit = method === 'GET' && headers.accept?.includes('text/html');
  return visit ? '/graphiql/index.html' : undefined;
}

/** React Aria includes over thirty languages: keeps Russian, and English as its fallback. */
function ownLanguages(): Plugin {
  return {
    name: 'own-languages',
    apply: 'build',
    load(id) {
      return /\/intl\/\w+\/(?!ru-RU|en-US)[a-z]{2}-[A-Z]{2}\.mjs$/.test(id)
        ? 'export default {}'
        : null;
    },
  };
}

/** Relay includes two versions of the fragment hook; with ENABLE_ACTIVITY_COMPATIBILITY on, this one is unused. */
function withoutOldHooks(): Plugin {
  return {
    name: 'without-old-hooks',
    apply: 'build',
    load(id) {
      return id.endsWith('/react-relay/lib/relay-hooks/useFragmentInternal_CURRENT.js')
        ? 'module.exports = {};'
        : null;
    },
  };
}

/** KaTeX lists three font formats; all supported browsers read the first. */
function oneFontFormat(): Plugin {
  return {
    name: 'one-font-format',
    enforce: 'pre',
    transform: (code, id) =>
      /katex\.min\.css/.test(id)
        ? code.replaceAll(/,url\([^)]+\.(?:woff|ttf)\) format\("(?:woff|truetype)"\)/g, '')
        : null,
  };
}

/** Writes compressed copies of each asset, which the gateway serves without work at run time. */
function compressed(): Plugin {
  let assets = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved({ root, build }) {
      assets = resolve(root, build.outDir, build.assetsDir);
    },
    async writeBundle() {
      const names = (await readdir(assets)).filter((name) => /\.(?:js|css|svg|ttf)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const file = join(assets, name);
          const content = await readFile(file);
          await Promise.all([
            brotli(content).then((small) => writeFile(`${file}.br`, small)),
            promisify(gzip)(content).then((small) => writeFile(`${file}.gz`, small)),
          ]);
        }),
      );
    },
  };
}

/**
 * Best compression; assets over 256 KB get the second best, since GraphiQL's editor would take ten seconds.
 */
function brotli(content: Buffer): Promise<Buffer> {
  const quality = content.length > 256 * 1024 ? 9 : constants.BROTLI_MAX_QUALITY;
  return promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
  });
}
