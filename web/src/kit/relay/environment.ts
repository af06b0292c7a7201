// The application's Relay environment, with one store per page load.
import { commitLocalUpdate, Environment, RecordSource, Store } from 'relay-runtime';
import { noteFieldError } from '../network/errors.ts';
import { network } from '../network/network.ts';
import { clearOnSignIn } from '../network/session.ts';

/** Number of released queries that stay in the store for back navigation. */
const maxReleasedQueries = 20;

export const environment = new Environment({
  configName: 'Kafedra',
  network,
  store: new Store(new RecordSource(), { gcReleaseBufferSize: maxReleasedQueries }),
  relayFieldLogger: noteFieldError,
});

// The page before sign-in stored a null viewer; no page after it may read that.
clearOnSignIn(() => commitLocalUpdate(environment, (store) => store.invalidateStore()));
