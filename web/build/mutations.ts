// Moves mutations into lazy chunks, since no page needs them to render and many have a dozen. Runs after Relay's plugin
// has replaced their tags by imports; `useMutation` loads them.
import type { Plugin } from 'vite';

/** A lazy mutation with its domain. */
export const lazyMutation = /Mutation\.graphql(?:\.ts)?\?late=([\w-]+)$/;

/** The name of its chunk. */
export const mutationChunkName = (module: string): string =>
  `${lazyMutation.exec(module)?.[1]}-mutations`;

/** Modules that send without Relay's store read the artifact synchronously. */
const sendsAtOnce = /\/kit\/\w+\/(?:beacon|sendMutation)\.ts"/;

export function lazyMutations(): Plugin {
  let sources = '';
  return {
    name: 'mutations-in-time',
    apply: 'build',
    configResolved({ root }) {
      sources = `${root}/src/`;
    },
    transform(code, id) {
      const [, domain] =
        (id.startsWith(sources) && /^([\w-]+)\//.exec(id.slice(sources.length))) || [];
      if (!domain || sendsAtOnce.test(code)) return null;
      const late = code.replaceAll(
        /^import (\w+) from "([^"]+Mutation\.graphql)";$/gm,
        `const $1 = () => import("$2?late=${domain}");`,
      );
      // The line numbers don't change.
      return late === code ? null : { code: late, map: null };
    },
  };
}
