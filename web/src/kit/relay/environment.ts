// The Relay environment of the application: one store for as long as the page lives.
import { commitLocalUpdate, Environment, RecordSource, Store } from 'relay-runtime';
import { noteFieldError } from '../network/errors.ts';
import { network } from '../network/network.ts';
import { forgetsOnSignIn } from '../network/session.ts';

/** Lists that were left are kept for the way back: this many queries stay whole in the store. */
const releasedQueriesKept = 20;

export const environment = new Environment({
  configName: 'Kafedra',
  network,
  store: new Store(new RecordSource(), { gcReleaseBufferSize: releasedQueriesKept }),
  relayFieldLogger: noteFieldError,
});

// That there is no viewer was true of the page before the sign-in: no page after it may begin with that.
forgetsOnSignIn(() => commitLocalUpdate(environment, (store) => store.invalidateStore()));
