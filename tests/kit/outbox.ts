// Reads the mails that the api has written to its outbox.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Mail {
  subject: string;
  text: string;
  links: string[];
}

/**
 * All mails to this address, oldest first; waits for `count` mails, because mails are sent after the response.
 */
export async function mailsTo(outbox: string, address: string, count = 1): Promise<Mail[]> {
  for (;;) {
    const files = existsSync(outbox) ? readdirSync(outbox).sort() : [];
    const mails = files
      .map((file) => readFileSync(join(outbox, file), 'latin1'))
      .filter((mail) => mail.includes(`To: ${address}`) && mail.includes('\r\n\r\n'));
    if (mails.length >= count) return mails.map(parse);
    await sleep(50);
  }
}

function parse(mail: string): Mail {
  const end = mail.indexOf('\r\n\r\n');
  const headers = mail.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1] ?? '';
  const text = decoded(mail.slice(end + 4), header('Content-Transfer-Encoding').toLowerCase());
  return {
    subject: header('Subject').replaceAll(
      /=\?UTF-8\?([BQ])\?(.*?)\?=\s*/gi,
      (_, how: string, word: string) =>
        how.toUpperCase() === 'B'
          ? decoded(word, 'base64')
          : decoded(word.replaceAll('_', ' '), 'quoted-printable'),
    ),
    text,
    links: text.match(/https?:\/\/\S+/g) ?? [],
  };
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1').toString('utf8');
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
      String.fromCodePoint(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
