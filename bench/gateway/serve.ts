// How the servers of the bench start: on a free port, which they tell to whoever started them, and with whom they end.
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The REST server, for those that ask one. */
export const upstream = process.env['REST_API_URL'] ?? '';

export async function serve(server: Server): Promise<void> {
  // Connections stay open between the rounds.
  server.keepAliveTimeout = 600_000;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  tell(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

export function tell(url: string): void {
  process.once('disconnect', () => process.exit());
  process.send?.({ ready: true, url });
}
