// The mails that a test's school has written to its outbox.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { School } from './school.ts';

/** All of them as text, oldest first. */
export async function outbox(school: Pick<School, 'dataDir'>): Promise<string[]> {
  const folder = join(school.dataDir, 'outbox');
  const files = (await readdir(folder).catch(() => [])).toSorted();
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return mails.map(readable);
}

/** The newest mail to an address; waits for it, since mails are sent after the answer. `count`: how many came to it. */
export function mailTo(
  school: Pick<School, 'dataDir'>,
  address: string,
  count = 1,
): Promise<string> {
  return vi.waitFor(async () => {
    const mails = (await outbox(school)).filter((mail) => mail.includes(`To: ${address}`));
    const last = mails.at(-1);
    if (last === undefined || mails.length < count) throw new Error('no mail yet');
    return last;
  });
}

/** The token of the link in a mail. */
export const tokenIn = (mail: string): string => /token=([\w-]+)/.exec(mail)?.[1] ?? '';

/** Head and body; Russian text travels as base64 or quoted-printable. */
function readable(mail: string): string {
  const [head = '', ...body] = mail.split(/\r?\n\r?\n/);
  const text = body.join('\n\n');
  if (/^content-transfer-encoding: base64/im.test(head)) {
    return `${head}\n\n${Buffer.from(text, 'base64').toString()}`;
  }
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return `${head}\n\n${Buffer.from(bytes, 'latin1').toString()}`;
}
