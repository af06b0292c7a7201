// Ends connections whose client stopped sending its request or reading the response.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds and bytes. */
export const slowClientLimits = {
  /** Interval of the checks. */
  lookEvery: 1_000,
  /**
   * Bytes of a request per window: 512 bytes a second, as Apache's mod_reqtimeout requires. The slowest mobile networks
   * carry twice as much, and TCP recovers from a gap of some seconds within a window.
   */
  least: 10 * 1024,
  sendWithin: 20_000,
  /** What is written as one piece is only seen to move when all of it has gone: it may take longer by its size. */
  pieceRate: 16 * 1024,
  /**
   * A body that is buffered in memory, which is any except a file's, must be complete by then: 1 MB on the slowest
   * networks.
   */
  wholeWithin: 60_000,
  /** How long the rest of a body is read after its response, as nginx's lingering_time. */
  readOnFor: 30_000,
} as const;

const { lookEvery, least, sendWithin, pieceRate, wholeWithin, readOnFor } = slowClientLimits;

/** Options of `createServer`: Node ends a connection whose headers do not arrive in time. */
export const headerTimeouts = {
  headersTimeout: sendWithin,
  connectionsCheckingInterval: sendWithin / 4,
} as const;

export interface SlowClientOptions {
  /** Milliseconds in which `least` bytes of an answer have to be taken. */
  takeWithin: number;
}

export function slowClientGuard(server: Server, { takeWithin }: SlowClientOptions): void {
  const connections = new Map<Socket, Connection>();
  server.on('connection', (socket) => {
    connections.set(socket, new Connection(socket, takeWithin));
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', (request, response) => {
    connections.get(request.socket)?.begin(request, response);
  });
  server.once('listening', () => {
    const timer = setInterval(() => {
      const now = performance.now();
      for (const connection of connections.values()) connection.look(now);
    }, lookEvery).unref();
    server.once('close', () => clearInterval(timer));
  });
}

/**
 * Reads and discards the rest of a request whose response is sent, so that the connection can be reused, and so that a
 * client that is still sending receives the refusal before the connection ends.
 */
export function drainRequest(request: IncomingMessage): void {
  if (request.readableEnded) return;
  request.unpipe();
  request.resume();
}

/**
 * The state of one connection; one timer checks all connections of a server. Waiting for the server (a long operation,
 * the next event, a full buffer) is never limited, and idle connections are left to Node's own timeouts. A class,
 * because there is one per connection and nothing is allocated per request.
 */
class Connection {
  private readonly socket: Socket;
  private readonly takeWithin: number;
  /** The last that began: those before it have arrived whole. */
  private request: IncomingMessage | null = null;
  private response: ServerResponse | null = null;
  private readonly sending = new Window();
  private readonly taking = new Window();
  /**
   * When the request was first seen incomplete, and when its response was finished; 0 before that.
   */
  private incompleteSince = 0;
  private answeredSince = 0;
  private isEnding = false;

  constructor(socket: Socket, takeWithin: number) {
    this.socket = socket;
    this.takeWithin = takeWithin;
  }

  begin(request: IncomingMessage, response: ServerResponse): void {
    this.request = request;
    this.response = response;
    this.incompleteSince = 0;
    this.answeredSince = 0;
  }

  look(now: number): void {
    if (this.isEnding || this.takesTooSlowly(now)) this.socket.destroy();
    else if (this.sendsTooSlowly(now)) this.end();
  }

  private sendsTooSlowly(now: number): boolean {
    const { socket, request, response, sending } = this;
    if (!request || !response || request.complete) {
      sending.close();
      return false;
    }
    this.incompleteSince ||= now;
    if (response.writableFinished) this.answeredSince ||= now;
    if (this.answeredSince > 0 && now - this.answeredSince >= readOnFor) return true;
    // Unread data in the buffer means that the server is the slow side.
    if (request.readableLength > 0) {
      sending.close();
      return false;
    }
    if (isBuffered(request) && now - this.incompleteSince >= wholeWithin) return true;
    return sending.isOver(now, socket.bytesRead, sendWithin);
  }

  private takesTooSlowly(now: number): boolean {
    const { socket, taking, takeWithin } = this;
    const waiting = socket.writableLength;
    if (waiting === 0) {
      taking.close();
      return false;
    }
    const within = takeWithin + (waiting / pieceRate) * 1_000;
    return taking.isOver(now, socket.bytesWritten - waiting, within);
  }

  /** Sends 408 if no response has started; the client has until the next check to read it. */
  private end(): void {
    const { socket, response } = this;
    this.isEnding = true;
    // A response without the socket is queued behind an earlier one of the connection.
    if (response?.socket && !response.headersSent) socket.write(timedOut);
    socket.destroySoon();
  }
}

const isBuffered = ({ headers }: IncomingMessage) =>
  !/^(multipart\/form-data|application\/octet-stream)\b/i.test(headers['content-type'] ?? '');

const timedOut = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/** A window of time in which a minimum of bytes has to move. */
class Window {
  private since = 0;
  private from = 0;
  /** Milliseconds. */
  private length = 0;

  close(): void {
    this.since = 0;
  }

  /**
   * Whether the window has passed with too few bytes; starts the next window of `length` milliseconds when enough have
   * moved.
   */
  isOver(now: number, moved: number, length: number): boolean {
    if (this.since === 0 || moved - this.from >= least) {
      this.since = now;
      this.from = moved;
      this.length = length;
    }
    return now - this.since >= this.length;
  }
}
