// Sends mail by SMTP, or writes it to an outbox folder if no server is configured.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../../settings.ts';
import { folderErrorOf } from '../files/data-folders.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The `Reply-To` address, if it is not the sender. */
  replyTo?: string;
  /**
   * `<…@…>`. Mailboxes treat mails with the same id as one, so repeated sending is harmless. Generated if left out.
   */
  messageId?: string;
  /** Additional headers. */
  headers?: Record<string, string>;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
}

export interface Mailer {
  /**
   * Sends in the background. A function is called after the response, so that the response time does not reveal whether
   * a mail is sent.
   */
  send(mail: Mail | (() => Promise<Mail | null>)): void;
  /** Resolves when the server has accepted the mail. Rejects if it has not. */
  deliver(mail: Mail): Promise<void>;
  /** Resolves when all mails are sent or have failed. */
  idle(): Promise<void>;
}

type MailSettings = Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR' | 'NODE_ENV'>;

export function createMailer(settings: MailSettings, log: FastifyBaseLogger): Mailer {
  const deliver = settings.SMTP_URL
    ? bySmtp(settings.SMTP_URL, settings.MAIL_FROM)
    : toOutbox(settings, log);
  const underWay = new Set<Promise<unknown>>();
  // Runs outside of the request's context, so that the limits of its client do not apply.
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
    // Unique and ordered names, also within a millisecond.
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
      throw folderErrorOf(folder, error);
    }
    if (development) log.info({ file }, 'mail written to the outbox');
  };
}
