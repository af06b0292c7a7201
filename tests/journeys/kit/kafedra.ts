// Where the journeys find Kafedra: the global set-up starts it and tells by the environment.
import { join } from 'node:path';

export const kafedraUrl = () => setting('KAFEDRA_URL');

/** Its api, for gateways of a story's own. */
export const apiUrl = () => setting('KAFEDRA_API_URL');

/** The mails that it sent. */
export const outbox = () => join(setting('KAFEDRA_DATA_DIR'), 'outbox');

function setting(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: kit/servers.ts does that before the workers start`);
  return value;
}
