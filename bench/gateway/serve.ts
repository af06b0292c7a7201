// Starts a benchmark server on a free port, reports its URL to the parent process, and ends with it.
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** URL of the REST server, for servers that use one. */
export const upstream = process.env['REST_API_URL'] ?? '';

export async function serve(server: Server): Promise<void> {
  // Connections stay open between the rounds.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  reportUrl(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

export function reportUrl(url: string): void {
  process.once('disconnect', () => process.exit());
  process.send?.({ ready: true, url });
}
