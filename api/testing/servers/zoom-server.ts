// A local server that implements Zoom's API for server-to-server apps: it issues tokens, lists users, and stores
// meetings.
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface ZoomServer {
  /** For the settings ZOOM_URL and ZOOM_OAUTH_URL. */
  url: string;
  /** The settings of the integration. */
  keys: { account_id: string; client_id: string; client_secret: string };
  /** Emails of users who can host meetings. */
  hosts: string[];
  /** By id, as they were requested. */
  meetings: Map<string, StoredMeeting>;
  /** Issued tokens; a removed one gets 401. */
  tokens: string[];
  takeTokensBack: () => void;
  /** How it responds from now on. */
  become: (state: 'working' | 'failing') => void;
  close: () => Promise<void>;
}

export interface StoredMeeting {
  host: string;
  topic: string;
  start_time?: string;
  duration: number;
}

export async function startZoomServer(): Promise<ZoomServer> {
  const keys = {
    account_id: 'account-of-zoom',
    client_id: 'client-of-zoom',
    client_secret: 'secret-of-the-zoom-app',
  };
  const hosts = ['host@zoom.test', 'second@zoom.test'];
  const meetings = new Map<string, StoredMeeting>();
  const tokens: string[] = [];
  let good = new Set<string>();
  let state: 'working' | 'failing' = 'working';
  let last = 81_000_000_000;

  const giveToken = (query: URLSearchParams, authorization: string | undefined): Answer => {
    const [, given = ''] = (authorization ?? '').split(' ');
    const isGood =
      Buffer.from(given, 'base64').toString() === `${keys.client_id}:${keys.client_secret}` &&
      query.get('account_id') === keys.account_id &&
      query.get('grant_type') === 'account_credentials';
    if (!isGood)
      return [400, { reason: 'Invalid client_id or client_secret', error: 'invalid_client' }];
    const token = `token-${tokens.length + 1}`;
    tokens.push(token);
    good.add(token);
    return [200, { access_token: token, token_type: 'bearer', expires_in: 3600 }];
  };

  const meetingResponse = (id: string, { host, topic, start_time, duration }: StoredMeeting) => ({
    id: Number(id),
    host_email: host,
    topic,
    type: 2,
    start_time,
    duration,
    join_url: `https://zoom.test/j/${id}?pwd=sealed`,
    start_url: `https://zoom.test/s/${id}?zak=${tokens.length}-${Date.now()}`,
    password: '123456',
  });

  const noMeeting = (id: string): Answer => [
    404,
    { code: 3001, message: `Meeting does not exist: ${id}.` },
  ];

  const answerTo = (method: string, path: string, requested: StoredMeeting): Answer => {
    if (path === '/v2/users') {
      const users = hosts.map((email, place) => ({
        id: String(place),
        email,
        display_name: `Ведущий ${place + 1}`,
        type: 2,
      }));
      return [200, { page_size: 300, next_page_token: '', users }];
    }
    const [, host] = /^\/v2\/users\/([^/]+)\/meetings$/.exec(path) ?? [];
    if (method === 'POST' && host !== undefined) {
      if (!hosts.includes(host)) return [404, { code: 1001, message: 'User does not exist.' }];
      last += 1;
      const meeting = { ...requested, host };
      meetings.set(String(last), meeting);
      return [201, meetingResponse(String(last), meeting)];
    }
    const [, id] = /^\/v2\/meetings\/(\d+)$/.exec(path) ?? [];
    const meeting = id === undefined ? undefined : meetings.get(id);
    if (id === undefined) return [404, { code: 300, message: 'Not found.' }];
    if (meeting === undefined) return noMeeting(id);
    if (method === 'PATCH') {
      meetings.set(id, { ...meeting, ...requested });
      return [204];
    }
    if (method === 'DELETE') {
      meetings.delete(id);
      return [204];
    }
    return [200, meetingResponse(id, meeting)];
  };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://zoom.test');
    const [status, body] = await answer(request, url);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(body === undefined ? '' : JSON.stringify(body));
  });
  const answer = async (request: IncomingMessage, url: URL): Promise<Answer> => {
    const { authorization } = request.headers;
    const hasBody = Number(request.headers['content-length'] ?? 0) > 0;
    const body = hasBody
      ? ((await json(request)) as StoredMeeting)
      : { host: '', topic: '', duration: 0 };
    if (state === 'failing') return [500, { code: 500, message: 'Oops' }];
    if (url.pathname === '/oauth/token') return giveToken(url.searchParams, authorization);
    if (!good.has((authorization ?? '').replace('Bearer ', ''))) {
      return [401, { code: 124, message: 'Invalid access token.' }];
    }
    return answerTo(request.method ?? '', decodeURIComponent(url.pathname), body);
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    keys,
    hosts,
    meetings,
    tokens,
    takeTokensBack: () => {
      good = new Set();
    },
    become: (next) => {
      state = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

type Answer = [status: number, body?: object];
