// The addresses of the running Kafedra, which the global setup passes in the environment.
import { join } from 'node:path';

export const kafedraUrl = () => setting('KAFEDRA_URL');

/** The api's URL, for tests that start their own gateway. */
export const apiUrl = () => setting('KAFEDRA_API_URL');

/** The folder of sent mails. */
export const outbox = () => join(setting('KAFEDRA_DATA_DIR'), 'outbox');

function setting(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: kit/servers.ts does that before the workers start`);
  return value;
}
