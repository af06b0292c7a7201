// Builds the script with which other sites embed a form: a small file at a fixed address, independent of the
// application's chunks.
import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const root = resolve(import.meta.dirname, '..');
const fileName = 'embed.js';

export function embed(): Plugin {
  return {
    name: 'embed',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: await script() });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_, response, next) => {
        script().then(
          (code) => response.setHeader('content-type', 'text/javascript').end(code),
          next,
        );
      });
    },
  };
}

async function script(): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2024',
      lib: {
        entry: resolve(root, 'src/forms/embedding/embed.ts'),
        formats: ['iife'],
        name: 'kafedra',
      },
    },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return output[0].code;
}
