// Resolves what the project's own modules import by a package's name once for each of its workspaces. Node reads the
// `exports` of package.json anew with every import: those of drizzle-orm are 179 KB, and the api imports it 700 times,
// which was half of its start.
import { registerHooks, type ResolveFnOutput } from 'node:module';

const root = new URL('../../', import.meta.url).href;
const resolved = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    const parent = context.parentURL ?? '';
    const isOfPackage = /^[@a-z]/.test(specifier) && !specifier.includes(':');
    if (!isOfPackage || !parent.startsWith(root) || parent.includes('/node_modules/')) {
      return next(specifier, context);
    }
    const [workspace] = parent.slice(root.length).split('/');
    const key = `${workspace} ${specifier} ${context.conditions.join()}`;
    const known = resolved.get(key) ?? { ...next(specifier, context), shortCircuit: true };
    resolved.set(key, known);
    return known;
  },
});
