// The context argument of all resolvers.
import type { RestClient } from './kit/rest/client.ts';
import type { Nodes } from './kit/schema/schema.ts';
import type { Shapes } from './kit/plan/needs.ts';

export interface Context {
  /** The REST API with the caller's token. */
  readonly rest: RestClient;
  readonly shapes: Shapes;
  readonly nodes: Nodes;
}

type Parts = Pick<Context, 'shapes' | 'nodes'>;

/** `open` is called when a resolver first uses the REST API. */
export const createContext = (parts: Parts, open: () => RestClient): Context =>
  new OperationContext(parts, open);

/**
 * A class, because one is created per operation: a getter in an object literal creates a new hidden class each time.
 */
class OperationContext implements Context {
  readonly shapes: Context['shapes'];
  readonly nodes: Context['nodes'];
  private readonly open: () => RestClient;
  private client: RestClient | undefined;

  constructor({ shapes, nodes }: Parts, open: () => RestClient) {
    this.shapes = shapes;
    this.nodes = nodes;
    this.open = open;
  }

  get rest(): RestClient {
    return (this.client ??= this.open());
  }
}
