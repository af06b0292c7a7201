// Sends mails by SMTP, or writes them as files to an outbox where no server is configured.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../../settings.ts';
import { problemOf } from '../files/data-folders.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Where answers go, when not to whoever sends. */
  replyTo?: string;
  /** `<…@…>`: mailboxes take the same mail for one, however often it comes. A new one when left out. */
  messageId?: string;
  /** Beside those that every mail has. */
  headers?: Record<string, string>;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
}

export interface Mailer {
  /**
   * Sends in the background, and begins only after the answer with work that a mail may come from: who asked must not
   * learn from the time it takes whether there was one.
   */
  send(mail: Mail | (() => Promise<Mail | null>)): void;
  /** Resolves when the server has taken the mail; rejects when it has not. */
  deliver(mail: Mail): Promise<void>;
  /** Resolves when all mails are out or have failed. */
  idle(): Promise<void>;
}

type MailSettings = Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR' | 'NODE_ENV'>;

export function createMailer(settings: MailSettings, log: FastifyBaseLogger): Mailer {
  const deliver = settings.SMTP_URL
    ? bySmtp(settings.SMTP_URL, settings.MAIL_FROM)
    : toOutbox(settings, log);
  const underWay = new Set<Promise<unknown>>();
  // What is left to do after an answer belongs to no request, and is not sent away when those of an address are.
  const outsideRequests = AsyncLocalStorage.snapshot();
  const later = async (work: () => Promise<Mail | null>) => {
    await setImmediate();
    return outsideRequests(work);
  };
  return {
    deliver,
    send: (mail) => {
      const delivery = (typeof mail === 'function' ? later(mail) : Promise.resolve(mail))
        .then((found) => found && deliver(found))
        .catch((error: unknown) => log.error({ err: error }, 'mail could not be sent'))
        .finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    },
    idle: async () => {
      await Promise.all(underWay);
    },
  };
}

function bySmtp(url: string, from: string) {
  const transport = nodemailer.createTransport(url);
  return async (mail: Mail) => {
    await transport.sendMail({ from, ...mail });
  };
}

function toOutbox(
  { DATA_DIR, MAIL_FROM: from, NODE_ENV }: Omit<MailSettings, 'SMTP_URL'>,
  log: FastifyBaseLogger,
) {
  const folder = join(DATA_DIR, 'outbox');
  const development = NODE_ENV === 'development';
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  let written = 0;
  return async (mail: Mail) => {
    // Ordered by name, also within one millisecond.
    written += 1;
    const file = join(
      folder,
      `${Date.now()}-${String(written).padStart(6, '0')}-${randomUUID()}.eml`,
    );
    const { message } = await transport.sendMail({ from, ...mail });
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(file, message as Buffer);
    } catch (error) {
      throw problemOf(folder, error);
    }
    if (development) log.info({ file }, 'mail written to the outbox');
  };
}
