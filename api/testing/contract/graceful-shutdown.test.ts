// The server stops on a signal, and responses in progress are sent completely.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { files } from '../../src/media/tables.ts';
import { folderStorage } from '../../src/kit/files/storage.ts';
import { openOwnSchool } from '../school.ts';

/** Above the socket buffers of both sides, so that the response waits for its reader. */
const size = 16 * 1024 * 1024;

test('a response that ends while the server closes also closes its connection', async () => {
  const school = await openOwnSchool();
  const companyId = await school.company('closing', await school.person('owner@closing.test'));
  const key = randomUUID();
  const storage = folderStorage(join(school.dataDir, 'files'));
  await storage.write(key, Readable.from([Buffer.alloc(size)]));
  await school.database.system((transaction) =>
    transaction.insert(files).values({
      company_id: companyId,
      purpose: 'company',
      key,
      file_name: 'a.txt',
      mime_type: 'text/plain',
      size,
      // A file with an expiry needs no signature.
      expires_at: sql`now() + interval '1 hour'`,
    }),
  );
  const url = await school.app.listen({ host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true });
  const [answer] = (await once(get(`${url}/api/media/${key}/a.txt`, { agent }), 'response')) as [
    IncomingMessage,
  ];

  const closed = school.close();
  let received = 0;
  for await (const chunk of answer) received += (chunk as Buffer).length;
  expect(received).toBe(size);
  await closed; // A keep-alive connection would delay it by 72 seconds.
  agent.destroy();
});
