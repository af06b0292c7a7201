// Relay's way to the gateway; an operation that nobody waits for any more is aborted.
import { Network, Observable, type INetwork } from 'relay-runtime';
import { post } from './gateway.ts';

export const network: INetwork = Network.create((request, variables) =>
  Observable.create((sink) => {
    const abort = new AbortController();
    const run = async () => {
      try {
        sink.next(await post(request, variables, abort.signal));
        sink.complete();
      } catch (error) {
        if (!abort.signal.aborted) sink.error(error as Error);
      }
    };
    void run();
    return () => abort.abort();
  }),
);
