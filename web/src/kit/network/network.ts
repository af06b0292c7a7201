// Relay's network layer; unsubscribing aborts the request.
import {
  Network,
  Observable,
  type CacheConfig,
  type GraphQLResponse,
  type INetwork,
  type RequestParameters,
  type Variables,
} from 'relay-runtime';
import { postOperation } from './gateway.ts';

export const network: INetwork = Network.create(ask, follow);

const queries = new Set<Promise<void>>();

/**
 * Resolves when the currently pending queries have updated the store or failed. After a mutation such queries may still
 * write older data.
 */
export async function pendingQueries(): Promise<void> {
  await Promise.all(queries);
}

function ask(
  request: RequestParameters,
  variables: Variables,
  { metadata }: CacheConfig,
): Observable<GraphQLResponse> {
  const quiet = metadata?.['quiet'] === true;
  return Observable.create((sink) => {
    const abort = new AbortController();
    const run = async () => {
      try {
        sink.next(await postOperation(request, variables, abort.signal, { quiet }));
        sink.complete();
      } catch (error) {
        if (!abort.signal.aborted) sink.error(error as Error);
      }
    };
    const running = run();
    if (request.operationKind === 'query') {
      queries.add(running);
      void running.finally(() => queries.delete(running));
    }
    return () => abort.abort();
  });
}

/** The code for streams is loaded with the first subscription. */
function follow(request: RequestParameters, variables: Variables): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    let isOver = false;
    let close = () => {
      isOver = true;
    };
    const open = async () => {
      try {
        const { openStream } = await import('./stream.ts');
        if (!isOver) close = openStream(request, variables, sink);
      } catch (error) {
        sink.error(error as Error);
      }
    };
    void open();
    return () => close();
  });
}
