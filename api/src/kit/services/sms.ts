// Sends text messages through SendPulse: https://sendpulse.com/integrations/api/bulk-sms.
import { z } from 'zod';
import type { Settings } from '../../settings.ts';
import { failedDependency } from '../http/errors.ts';

export interface Sms {
  /** Rejects with an error for users if the message could not be sent. */
  send(phone: string, text: string): Promise<void>;
}

type SmsSettings = Pick<
  Settings,
  'SENDPULSE_URL' | 'SENDPULSE_ID' | 'SENDPULSE_SECRET' | 'SENDPULSE_SENDER'
>;

/** Timeout of a call in milliseconds. */
const deadline = 10_000;

const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });
const sentSchema = z.object({ result: z.boolean() });

export function createSms(settings: SmsSettings): Sms {
  const { SENDPULSE_ID: id, SENDPULSE_SECRET: secret, SENDPULSE_URL: url } = settings;
  let token: { text: string; until: number } | null = null;

  const post = async (path: string, body: object, bearer?: string): Promise<unknown> => {
    const answer = await fetch(new URL(path, url), {
      method: 'POST',
      signal: AbortSignal.timeout(deadline),
      headers: {
        'content-type': 'application/json',
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      },
      body: JSON.stringify(body),
    }).catch(() => null);
    if (answer === null || !answer.ok) throw notSent();
    return answer.json();
  };

  const signIn = async (): Promise<string> => {
    if (token !== null && token.until > Date.now()) return token.text;
    const answer = tokenSchema.safeParse(
      await post('/oauth/access_token', {
        grant_type: 'client_credentials',
        client_id: id,
        client_secret: secret,
      }),
    );
    if (!answer.success) throw notSent();
    const { access_token: text, expires_in } = answer.data;
    token = { text, until: Date.now() + (expires_in - 60) * 1000 };
    return text;
  };

  return {
    send: async (phone, text) => {
      if (!id || !secret) throw notConfigured();
      const body = {
        sender: settings.SENDPULSE_SENDER,
        phones: [phone.replace(/\D/g, '')],
        body: text,
      };
      const sent = sentSchema.safeParse(await post('/sms/send', body, await signIn()));
      if (!sent.success || !sent.data.result) throw notSent();
    },
  };
}

const notSent = () => failedDependency('СМС не отправилось: сервис сообщений не принял его', 'sms');

const notConfigured = () =>
  failedDependency('СМС не настроены: задайте SENDPULSE_ID и SENDPULSE_SECRET', 'not_configured');
