// Starts the gateway, and stops it on a signal after running requests have finished.
import type { AddressInfo } from 'node:net';
import closeWithGrace from 'close-with-grace';
import { createServer } from './server.ts';
import { readSettings, type Settings } from './settings.ts';

/** Milliseconds that running requests may take during the stop. */
const stopWithin = 10_000;

const settings = orRefuse(() => readSettings());
const app = await createServer(settings).catch((error: unknown) => refuse(messageOf(error)));
closeWithGrace({ delay: stopWithin, logger: false }, async ({ err, signal }) => {
  if (err) app.log.fatal({ err }, 'stopping after an unexpected error');
  else app.log.info({ signal }, 'stopping');
  await app.close();
});

try {
  await app.listen({ host: settings.HOST, port: settings.PORT });
} catch (error) {
  refuse(reasonOf(error, settings));
}
// Stop when the parent process has exited, since nothing else would stop this one.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.send?.({ ready: true, url: urlOf(app.server.address() as AddressInfo) });

function orRefuse<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return refuse(messageOf(error));
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function refuse(reason: string): never {
  process.stderr.write(`The gateway cannot start: ${reason}\n`);
  process.exit(1);
}

function reasonOf(error: unknown, { HOST, PORT }: Settings): string {
  switch (error instanceof Error && 'code' in error && error.code) {
    case 'EADDRINUSE':
      return `port ${PORT} is taken; set PORT to another one`;
    case 'EACCES':
      return `port ${PORT} needs more rights; set PORT to one above 1023`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${HOST} is not an address of this machine; set HOST to one that is`;
    default:
      return String(error);
  }
}

function urlOf({ address, port }: AddressInfo): string {
  const everywhere = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(address);
  return `http://${everywhere ? 'localhost' : address.includes(':') ? `[${address}]` : address}:${port}`;
}
