// Mutations come when somebody reaches for a button: no page shows anything by them, and many have a dozen. Relay's plugin
// has made imports of their tags by the time this one sees the code, and `useMutation` waits for them.
import type { Plugin } from 'vite';

/** A mutation that comes late, with the domain that sends it. */
export const lateMutation = /Mutation\.graphql(?:\.ts)?\?late=(\w+)$/;

/** The file that it comes in. */
export const lateMutations = (module: string): string =>
  `${lateMutation.exec(module)?.[1]}-mutations`;

/** What is sent without Relay's store has nothing that waits: it reads the tag itself. */
const sendsAtOnce = /\/kit\/\w+\/(?:beacon|sendMutation)\.ts"/;

export function mutationsInTime(): Plugin {
  let sources = '';
  return {
    name: 'mutations-in-time',
    apply: 'build',
    configResolved({ root }) {
      sources = `${root}/src/`;
    },
    transform(code, id) {
      const [, domain] =
        (id.startsWith(sources) && /^(\w+)\//.exec(id.slice(sources.length))) || [];
      if (!domain || sendsAtOnce.test(code)) return null;
      const late = code.replaceAll(
        /^import (\w+) from "([^"]+Mutation\.graphql)";$/gm,
        `const $1 = () => import("$2?late=${domain}");`,
      );
      // Lines stay where they are.
      return late === code ? null : { code: late, map: null };
    },
  };
}
