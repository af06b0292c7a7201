// Attacks with file transfers: rejected files, and clients that send very slowly or never read.
import {
  attackerPool,
  openSlowConnections,
  flood,
  send,
  type Attack,
  type AttackContext,
} from './attack.ts';

const refusedFile = multipart('setup.exe', Buffer.alloc(200_000, 'MZ'));

export const transfers: readonly Attack[] = [
  {
    name: 'refused uploads',
    what: '200 kB .exe, 20 a second',
    // Long enough for each of the gateway's file connections to meet one.
    least: 25,
    run: (field) => {
      const pool = attackerPool(field);
      return flood(20, field, () =>
        send(pool, field, {
          method: 'POST',
          path: `/media/companies/${field.world.attacker.company}`,
          headers: { ...authorization(field), ...refusedFile.headers },
          body: refusedFile.body,
        }),
      );
    },
  },
  {
    name: 'slow uploads',
    what: '130 at 1 B/s',
    run: (field) =>
      openSlowConnections(130, field, {
        beginning: head(field, `POST /media/companies/${field.world.attacker.company}`, {
          ...authorization(field),
          ...refusedFile.headers,
          'content-length': '10000000',
        }),
        more: '-',
      }),
  },
  {
    name: 'downloads that nobody reads',
    what: '130 of 32 MB, no token',
    run: (field) =>
      openSlowConnections(130, field, {
        beginning: head(field, `GET ${field.world.attacker.bigFile}`, {}),
        more: null,
        reads: false,
      }),
  },
  {
    name: 'slow headers',
    what: '500 sockets at 1 B/s',
    run: (field) =>
      openSlowConnections(500, field, { beginning: 'GET / HTTP/1.1\r\nx-slow: ', more: '-' }),
  },
  {
    name: 'slow operations',
    what: '200 JSON bodies at 1 B/s',
    run: (field) =>
      openSlowConnections(200, field, {
        beginning: `${head(field, 'POST /graphql', {
          'content-type': 'application/json',
          'content-length': '1000',
        })}{"query":"`,
        more: '#',
      }),
  },
];

const authorization = ({ world }: AttackContext) => ({
  authorization: `Bearer ${world.attacker.token}`,
});

/** The head of an HTTP request; without a length it has no body. */
function head({ gateway }: AttackContext, line: string, headers: Record<string, string>): string {
  const lines = Object.entries({ host: new URL(gateway).host, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `${line} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

function multipart(fileName: string, bytes: Buffer) {
  const boundary = 'attack';
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  };
}
