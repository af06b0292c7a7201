// What every resolver is given beside its parent and arguments.
import type { RestClient } from './kit/rest/client.ts';
import type { Nodes } from './kit/schema/schema.ts';
import type { Shapes } from './kit/plan/needs.ts';

export interface Context {
  /** The REST API, as the person whose request this is. */
  readonly rest: RestClient;
  readonly shapes: Shapes;
  readonly nodes: Nodes;
}

type Parts = Pick<Context, 'shapes' | 'nodes'>;

/** `open` is called when a resolver first needs the REST API. */
export const createContext = (parts: Parts, open: () => RestClient): Context =>
  new OperationContext(parts, open);

/** A class, because there is one for every operation: a getter in a literal makes a new hidden class each time. */
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
