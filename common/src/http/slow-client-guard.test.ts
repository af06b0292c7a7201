import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { onTestFinished, describe, expect, it, vi } from 'vitest';
import { drainRequest, slowClientGuard, slowClientLimits } from './slow-client-guard.ts';

const {
  least,
  sendWithin: window,
  pieceRate,
  wholeWithin,
  readOnFor,
  lookEvery,
} = slowClientLimits;
const takeWithin = 120_000;

/** A server with a stopped clock, which `pass` advances by milliseconds. */
async function serve(listener: RequestListener): Promise<{ server: Server; pass: Pass }> {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const pass: Pass = (milliseconds) => void vi.advanceTimersByTime(milliseconds);
  const server = createServer(listener);
  slowClientGuard(server, { takeWithin });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  return { server, pass };
}

type Pass = (milliseconds: number) => void;

/** `expect.poll` would let the time pass that stands still. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await turnOfTheLoop();
}

interface Client {
  readonly socket: Socket;
  readonly received: () => string;
}

async function come(server: Server): Promise<Client> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let received = '';
  socket.on('data', (chunk) => (received += String(chunk)));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return { socket, received: () => received };
}

const head = (size: number, type = 'multipart/form-data; boundary=x', path = '/') =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${size}\r\n\r\n`;

const get = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n';

describe('a body', () => {
  /** A server that counts the bytes that have arrived. */
  const reading = async () => {
    let arrived = 0;
    const { server, pass } = await serve((request, response) => {
      request.on('data', (chunk: Buffer) => (arrived += chunk.length));
      request.on('end', () => response.end('whole'));
    });
    return { server, pass, arrived: () => arrived };
  };

  it('that arrives byte by byte ends with 408', async () => {
    const { server, pass, arrived } = await reading();
    const { socket, received } = await come(server);
    socket.write(head(1e6));
    for (let second = 0; second < window / lookEvery; second += 1) {
      socket.write('x');
      await until(() => arrived() === second + 1);
      expect(socket.readyState).toBe('open');
      pass(1_000);
    }
    pass(lookEvery);
    await once(socket, 'close');
    expect(received()).toMatch(/^HTTP\/1\.1 408 [^]*connection: close/);
  });

  it('may take any time while it progresses', async () => {
    const { server, pass, arrived } = await reading();
    const { socket, received } = await come(server);
    socket.write(head(100 * least));
    for (let part = 1; part <= 100; part += 1) {
      socket.write(Buffer.alloc(least));
      await until(() => arrived() === part * least);
      pass(window - lookEvery);
    }
    await until(() => received() !== '');
    expect(received()).toMatch(/^HTTP\/1\.1 200 [^]*whole$/);
  });

  it('that is buffered must be complete in time, even if it progresses', async () => {
    const { server, pass, arrived } = await reading();
    const { socket, received } = await come(server);
    socket.write(head(1e9, 'application/json'));
    for (let part = 1; !received(); part += 1) {
      expect(part * window).toBeLessThan(3 * wholeWithin);
      socket.write(Buffer.alloc(least));
      await until(() => arrived() === part * least || received() !== '');
      pass(window / 2);
      await new Promise(setImmediate);
    }
    expect(received()).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('that waits for the server is not limited', async () => {
    let request: Parameters<RequestListener>[0] | undefined;
    const { server, pass } = await serve((incoming, response) => {
      request = incoming;
      incoming.on('end', () => response.end('whole'));
    });
    const { socket, received } = await come(server);
    const size = 1e6;
    socket.write(head(size));
    socket.write(Buffer.alloc(size));
    await until(() => (request?.readableLength ?? 0) > 0);
    pass(100 * window);
    request?.resume();
    await until(() => received() !== '');
    expect(received()).toMatch(/whole$/);
  });

  it('is cut without a response when the response has begun', async () => {
    const { server, pass } = await serve((_, response) => void response.write('begun'));
    const { socket, received } = await come(server);
    socket.write(head(10));
    await until(() => received().includes('begun'));
    pass(window + 2 * lookEvery);
    await once(socket, 'close');
    expect(received()).not.toContain('408');
  });

  it('behind an unanswered request sends nothing in place of its response', async () => {
    const { server, pass } = await serve(() => undefined);
    const { socket, received } = await come(server);
    socket.write(get + head(10));
    await once(server, 'request');
    pass(window + 2 * lookEvery);
    await once(socket, 'close');
    expect(received()).toBe('');
  });
});

describe('the rest of a body after the response', () => {
  const refusing = () =>
    serve((request, response) => {
      request.once('data', () => request.pause());
      response.once('finish', () => drainRequest(request));
      response.writeHead(413).end('refused');
    });

  it('is read, so that the connection can be reused', async () => {
    const { server } = await refusing();
    const { socket, received } = await come(server);
    const size = 1e6;
    for (let round = 1; round <= 5; round += 1) {
      socket.write(head(size));
      socket.write(Buffer.alloc(size));
      await until(() => received().split('refused').length === round + 1);
    }
    expect(socket.readyState).toBe('open');
  });

  it('is read for a limited time', async () => {
    const { server, pass } = await refusing();
    const accepted = once(server, 'connection') as Promise<[Socket]>;
    const { socket, received } = await come(server);
    const [there] = await accepted;
    socket.write(head(1e12));
    await until(() => received().includes('refused'));
    for (let time = 0; time < readOnFor; time += window / 2) {
      expect(there.destroyed).toBe(false);
      const before = there.bytesRead;
      socket.write(Buffer.alloc(least));
      await until(() => there.bytesRead >= before + least);
      pass(window / 2);
    }
    pass(2 * lookEvery);
    await once(socket, 'close');
    expect(received()).not.toContain('408');
  });
});

describe('a response', () => {
  /** An endless response, sent as fast as the client reads. */
  const endless: RequestListener = (_, response) => {
    const more = () => {
      while (response.write(Buffer.alloc(64 * 1024)));
    };
    response.on('drain', more);
    more();
  };
  const opened = async (listener: RequestListener) => {
    const { server, pass } = await serve(listener);
    const accepted = once(server, 'connection') as Promise<[Socket]>;
    const { socket, received } = await come(server);
    const [there] = await accepted;
    socket.write(get);
    await once(server, 'request');
    return { socket, received, there, pass };
  };
  /** Waits until all buffers are full. */
  const stuck = async (there: Socket) => {
    for (let sent = -1; sent !== there.bytesWritten;) {
      sent = there.bytesWritten;
      await new Promise((later) => setTimeout(later, 50));
    }
  };

  it('that is not read ends', async () => {
    const { socket, there, pass } = await opened(endless);
    socket.pause();
    await stuck(there);
    pass(takeWithin - lookEvery);
    expect(there.destroyed).toBe(false);
    pass(takeWithin); // it may have read a little since the first check
    expect(there.destroyed).toBe(true);
  });

  it('may take any time while it is read', async () => {
    const { there, pass } = await opened(endless);
    for (let round = 0; round < 20; round += 1) {
      const before = there.bytesWritten - there.writableLength;
      await until(() => there.bytesWritten - there.writableLength > before + least);
      pass(takeWithin - lookEvery);
    }
    expect(there.destroyed).toBe(false);
  });

  it('in one piece may take longer, according to its size', async () => {
    const size = 64 * 1024 * 1024;
    const { socket, there, pass } = await opened(
      (_, response) => void response.end(Buffer.alloc(size)),
    );
    socket.pause();
    await stuck(there);
    pass(takeWithin + (size / pieceRate) * 1_000 - 2 * lookEvery);
    expect(there.destroyed).toBe(false);
    pass(4 * lookEvery);
    expect(there.destroyed).toBe(true);
  });

  it('that is idle is not limited, nor is a connection without a request', async () => {
    const { received, there, pass } = await opened((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: 1\n\n');
    });
    const idle = await come({ address: () => ({ port: there.localPort }) } as Server);
    await until(() => received().includes('data: 1'));
    pass(100 * takeWithin);
    expect([there.destroyed, idle.socket.readyState]).toEqual([false, 'open']);
  });
});
