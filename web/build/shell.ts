// Puts the shells of all addresses and the start script into the built page, so that it shows something before any
// script is loaded.
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, runnerImport, type Plugin, type Rolldown } from 'vite';
import relay from 'vite-plugin-relay';
import type { Facts } from '../src/boot/facts.ts';
import type { Prerendered } from '../src/prerender.tsx';

const root = resolve(import.meta.dirname, '..');
const nonce = 'nonce="__CSP_NONCE__"';

export function shell(): Plugin {
  let facts: Facts;
  let inlined: string[] = [];
  return {
    name: 'shell',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { filename, bundle }) {
        if (!bundle || resolve(filename) !== resolve(root, 'index.html')) return html;
        const { pages, css } = await prerendered();
        facts = factsOf(pages, bundle, html);
        const boot = await bootWith(facts);
        const { page, styles, sheets } = withoutStyleSheets(html, bundle);
        inlined = sheets;
        return page
          .replace('</title>', () => `</title>\n${fonts(styles)}<script ${nonce}>${boot}</script>`)
          .replace(
            '<div id="root"></div>',
            () =>
              `<style ${nonce}>${styles}</style><div id="root"><style ${nonce}>${css}</style></div>` +
              `<script ${nonce}>window.showShell?.(document.querySelector('#root'))</script>`,
          );
      },
    },
    // After all pages are generated, since GraphiQL's page may link the same style sheet.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const sheet of inlined) if (!isReferenced(sheet, bundle)) delete bundle[sheet];
      },
    },
    // For tools that measure what a page loads.
    async writeBundle({ dir = '' }) {
      const filesOf = facts.pages.map(({ path, files }) => [
        path,
        files.map((file) => facts.files[file]),
      ]);
      await writeFile(
        join(dir, '.vite', 'pages.json'),
        JSON.stringify(Object.fromEntries(filesOf), null, 2),
      );
    },
  };
}

/** Runs the application's code in Node. */
async function prerendered(): Promise<Prerendered> {
  const { setTimeout: start } = globalThis;
  Object.assign(globalThis, {
    importedModules: [],
    localStorage: new Keep(),
    // The build doesn't wait for the application's long timers.
    setTimeout: Object.assign(
      (...given: Parameters<typeof start>) => start(...given).unref(),
      start,
    ),
  });
  const { module } = await runnerImport<{ prerendered: Prerendered }>(
    resolve(root, 'src/prerender.tsx'),
    {
      root,
      mode: 'production',
      configFile: false,
      logLevel: 'error',
      plugins: [recordImports(), react(), relay],
      define: { 'process.env.NODE_ENV': '"production"' },
    },
  );
  globalThis.setTimeout = start;
  return module.prerendered;
}

const noStyles = '\0no-styles';

/**
 * Records every executed dynamic import of our modules, and replaces style sheets by empty modules.
 */
function recordImports(): Plugin {
  return {
    name: 'tell-imports',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('.css') ? noStyles : null),
    load: (id) => (id === noStyles ? '' : null),
    transform(code, id) {
      if (!id.startsWith(resolve(root, 'src'))) return null;
      return code.replaceAll(
        /\bimport\('(\.[^']+)'\)/g,
        (whole, path: string) =>
          `(globalThis.importedModules.push(${JSON.stringify(resolve(id, '..', path))}), ${whole})`,
      );
    },
  };
}

/** An empty Web Storage. */
class Keep extends Map<string, string> {
  getItem = (key: string) => this.get(key) ?? null;
  setItem = (key: string, value: string) => this.set(key, value);
  removeItem = (key: string) => this.delete(key);
}

function factsOf(pages: Prerendered['pages'], bundle: Rolldown.OutputBundle, html: string): Facts {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const fileOf = new Map([
    ...chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, fileName] as const)),
    ...chunks.map(({ fileName, facadeModuleId }) => [facadeModuleId, fileName] as const),
  ]);
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const [files, shells, elements] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const placeIn = (all: Set<string>, one: string) => [...all.add(one)].indexOf(one);
  const facts = {
    pages: pages.map(({ modules, shells: [wide, narrow], ...page }) => {
      const needed = new Set(
        modules.map((module) => fileOf.get(module)).filter((file) => file !== undefined),
      );
      for (const file of needed) for (const next of importsOf.get(file) ?? []) needed.add(next);
      return {
        ...page,
        files: [...needed]
          .map((file) => `/${file}`)
          // The page links the entry's chunks itself.
          .filter((file) => !html.includes(`"${file}"`))
          .map((file) => placeIn(files, file)),
        shells: [placeIn(shells, wide), placeIn(shells, narrow)] as const,
      };
    }),
  };
  const inElements = (shell: string) =>
    shell.split(/(?=<)/).map((element) => placeIn(elements, element));
  return {
    ...facts,
    shells: [...shells].map(inElements),
    files: [...files],
    elements: [...elements],
  };
}

/** The start script with its facts. */
async function bootWith(facts: Facts): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { builtFacts: JSON.stringify(facts) },
    build: {
      write: false,
      target: 'es2024',
      lib: { entry: resolve(root, 'src/boot/boot.ts'), formats: ['iife'], name: 'boot' },
    },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  // `</script` would end the inline script.
  return output[0].code.trim().replaceAll('</', String.raw`<\/`);
}

/** Inlines the page's style sheets, since links to them would delay the first paint. */
function withoutStyleSheets(html: string, bundle: Rolldown.OutputBundle) {
  let styles = '';
  const sheets: string[] = [];
  const page = html.replaceAll(
    /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/g,
    (whole, name: string) => {
      const sheet = bundle[name];
      if (sheet?.type !== 'asset') return whole;
      styles += String(sheet.source);
      sheets.push(name);
      return '';
    },
  );
  return { page, styles, sheets };
}

/** Whether a page or a script references it. */
function isReferenced(name: string, bundle: Rolldown.OutputBundle): boolean {
  return Object.values(bundle).some((file) =>
    file.type === 'chunk'
      ? file.code.includes(name)
      : file.fileName.endsWith('.html') && String(file.source).includes(name),
  );
}

/** Preloads the fonts that the shell's texts use. */
function fonts(styles: string): string {
  return [...styles.matchAll(/url\((?:["']?)([^)"']+\.woff2)/g)]
    .map(
      ([, href]) =>
        `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin />\n`,
    )
    .join('');
}
