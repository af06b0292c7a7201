// Reads the mails that a test server has written to its outbox.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { School } from './school.ts';

/** All mails as text, oldest first, including those sent after the response. */
export async function outbox(school: School): Promise<string[]> {
  await school.app.mailsAreOut();
  const folder = join(school.dataDir, 'outbox');
  const files = (await readdir(folder).catch(() => [])).toSorted();
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return mails.map(readable);
}

/** The mails to an address, oldest first. */
export async function mailsTo(school: School, address: string): Promise<string[]> {
  return (await outbox(school)).filter((mail) => mail.includes(`To: ${address}`));
}

/** The newest mail to an address. */
export async function mailTo(school: School, address: string): Promise<string> {
  const mail = (await mailsTo(school, address)).at(-1);
  if (mail === undefined) throw new Error(`no mail to ${address}`);
  return mail;
}

/** The token of the link in a mail. */
export const tokenIn = (mail: string): string => /token=([\w-]+)/.exec(mail)?.[1] ?? '';

/** Headers and body; decodes base64 and quoted-printable. */
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
