// A module hook that caches package resolution per workspace for the project's own modules. Node parses `exports` of
// package.json at every import: those of drizzle-orm are 179 KB, and the api imports it 700 times, which was half of
// its startup time.
import { registerHooks, type ResolveFnOutput } from 'node:module';

const root = new URL('../../', import.meta.url).href;
const resolved = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    const parent = context.parentURL ?? '';
    const isOurs = parent.startsWith(root) && !parent.includes('/node_modules/');
    const isOfPackage = /^[@a-z]/.test(specifier) && !specifier.includes(':');
    // `require` can resolve to another file.
    if (!isOurs || !isOfPackage || !context.conditions.includes('import')) {
      return next(specifier, context);
    }
    const [workspace] = parent.slice(root.length).split('/');
    const key = `${workspace} ${specifier} ${context.conditions.join()}`;
    const known = resolved.get(key) ?? { ...next(specifier, context), shortCircuit: true };
    resolved.set(key, known);
    return known;
  },
});
