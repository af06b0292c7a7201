// What every resolver is given beside its parent and arguments.
import type { RestClient } from './kit/rest/client.ts';
import type { Nodes } from './kit/schema/schema.ts';
import type { Shapes } from './kit/plan/selection.ts';

export interface Context {
  /** The REST API, as the person whose request this is. */
  readonly rest: RestClient;
  readonly shapes: Shapes;
  readonly nodes: Nodes;
}

/** `open` is called when a resolver first needs the REST API. */
export function createContext(
  { shapes, nodes }: Pick<Context, 'shapes' | 'nodes'>,
  open: () => RestClient,
): Context {
  let rest: RestClient | undefined;
  return {
    shapes,
    nodes,
    get rest() {
      return (rest ??= open());
    },
  };
}
