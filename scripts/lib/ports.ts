// Finds free TCP ports on the loopback address and checks whether one is taken.
import { createServer } from 'node:net';

/** A port that nothing listens on right now. */
export async function freePort(): Promise<number> {
  const port = await listenOnce(0);
  if (port === undefined) throw new Error('The system gives no free port on 127.0.0.1.');
  return port;
}

export async function portIsTaken(port: number): Promise<boolean> {
  return (await listenOnce(port)) === undefined;
}

/** The port if it is free; undefined if it is taken. */
function listenOnce(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = server.address();
      server.close(() =>
        resolve(typeof address === 'object' && address ? address.port : undefined),
      );
    });
  });
}
