// A local server that implements OpenAI's transcription API: it records requests and returns what a test sets.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface SpeechServer {
  /** The base URL, without `/audio/transcriptions`. */
  url: string;
  /** Requests in the order of arrival. */
  received: { path: string; key: string; fields: FormData }[];
  /** Sets the response from now on: a status with a body, a truncated one, or none at all. */
  answer: (how: ScriptedResponse) => void;
  close: () => Promise<void>;
}

type ScriptedResponse = { status: number; body: string } | 'cut' | 'silent';

export const spoken = JSON.stringify({
  text: 'Здравствуйте. Сегодня опыт.',
  segments: [
    { start: 0, end: 1.5, text: ' Здравствуйте.' },
    { start: 1.5, end: 4, text: ' Сегодня опыт.' },
  ],
});

export async function startSpeechServer(): Promise<SpeechServer> {
  const received: SpeechServer['received'] = [];
  let scripted: ScriptedResponse = { status: 200, body: spoken };
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const type = request.headers['content-type'] ?? '';
    const sent = await buffer(request).catch(() => null);
    // The request was aborted.
    if (sent === null) return;
    const form = new Response(sent, { headers: { 'content-type': type } });
    const { url: path = '', headers } = request;
    received.push({ path, key: headers.authorization ?? '', fields: await form.formData() });
    if (scripted === 'silent') return;
    if (scripted === 'cut') {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"text":"Здра', () => response.socket?.end());
      return;
    }
    response.writeHead(scripted.status, { 'content-type': 'application/json' }).end(scripted.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    received,
    answer: (how) => {
      scripted = how;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
