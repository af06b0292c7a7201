// How the web app is built, served in development and tested.
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
import { mutationsInTime } from './build/mutations.ts';
import { shell } from './build/shell.ts';

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    relay,
    mutationsInTime(),
    ownLanguages(),
    withoutOldHooks(),
    oneFontFormat(),
    shell(),
    embed(),
    compressed(),
  ],
  // The gateway puts a fresh nonce in the placeholder's place with every answer.
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    proxy: {
      '/graphql': { target: gateway, bypass: graphiql },
      '/media': gateway,
      '/calendars': gateway,
      '^/certificates/[^/]+\\.pdf$': gateway,
    },
  },
  // Without the containers of Relay's past, which can't be shaken out.
  resolve: {
    alias: [{ find: /^react-relay$/, replacement: 'react-relay/hooks' }],
    // Each of React Aria's packages would bring a copy of its own.
    dedupe: ['@internationalized/date'],
  },
  // Development finds by itself what pages import, but not what workers do.
  optimizeDeps: { include: ['monaco-graphql/esm/graphql.worker.js'] },
  build: {
    target: 'es2024',
    manifest: true,
    // The browsers that run the rest know it.
    modulePreload: { polyfill: false },
    sourcemap: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { app: 'index.html', graphiql: 'graphiql/index.html' },
      output: { codeSplitting: { groups: chunks } },
      treeshake: {
        // `graphql` is gone when its tags are compiled: what imports nothing else from Relay does not load it.
        moduleSideEffects: (id) => !/node_modules\/(?:react-relay|relay-runtime)\//.test(id),
      },
    },
  },
  test: {
    environment: 'jsdom',
    setupFiles: ['./src/kit/testing/setup.ts'],
    css: false,
    // The files of a worker share its modules and its page, which is clean after every test.
    isolate: false,
  },
});

/** A browser that comes to /graphql finds GraphiQL there, as the gateway shows it once it is built. */
function graphiql({ method, headers }: IncomingMessage): string | undefined {
  const visit = method === 'GET' && headers.accept?.includes('text/html');
  return visit ? '/graphiql/index.html' : undefined;
}

/** React Aria brings its words in over thirty languages: Russian stays, and English, which it falls back on. */
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

/** Relay brings the hook that reads fragments twice: this one is for a feature flag that is on. */
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

/** KaTeX names its fonts in three formats: every browser that runs the rest reads the first. */
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

/** Writes each asset compressed beside itself: the gateway sends what a browser takes, without work at run time. */
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

/** The best that there is; for GraphiQL's editor that would take ten seconds, so what is larger than 256 KB gets the next best. */
function brotli(content: Buffer): Promise<Buffer> {
  const quality = content.length > 256 * 1024 ? 9 : constants.BROTLI_MAX_QUALITY;
  return promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality },
  });
}
