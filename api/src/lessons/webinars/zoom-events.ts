// Verifies and parses Zoom webhooks.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../../kit/http/invalid-text.ts';

/** Seconds: a timestamp further from now may be a replay. */
const window = 5 * 60;

/** Whether the body has a recent signature by the app's secret. */
export function isSigned(
  { signature, timestamp, body }: { signature: string; timestamp: string; body: string },
  secret: string,
  now: Date,
): boolean {
  const age = now.getTime() / 1000 - Number(timestamp);
  if (!/^\d+$/.test(timestamp) || Math.abs(age) > window) return false;
  const expected = Buffer.from(`v0=${sealed(`v0:${timestamp}:${body}`, secret)}`);
  const sent = Buffer.from(signature);
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

/** The response to Zoom's URL validation, which proves knowledge of the secret. */
export const validationResponse = (plainToken: string, secret: string) => ({
  plainToken,
  encryptedToken: sealed(plainToken, secret),
});

const sealed = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

const ofMeeting = z.object({
  event_ts: z.number().optional(),
  payload: z.object({
    object: z.object({
      id: z.union([z.string(), z.number()]).transform(String),
      share_url: z.string().optional(),
    }),
  }),
});

const known = z.union([
  z.object({
    event: z.literal('endpoint.url_validation'),
    payload: z.object({ plainToken: z.string() }),
  }),
  ofMeeting.extend({
    event: z.enum(['meeting.started', 'meeting.ended', 'recording.completed']),
  }),
]);

export type ZoomEvent =
  | { kind: 'validation'; plainToken: string }
  | { kind: 'started' | 'ended'; meetingId: string; at: Date }
  | { kind: 'recorded'; meetingId: string; link: string };

const kinds = { 'meeting.started': 'started', 'meeting.ended': 'ended' } as const;

/** Returns null for events that do not concern webinars; apps may subscribe to any. */
export function parseZoomEvent(body: string, now: Date): ZoomEvent | null {
  const read = known.safeParse(parseJson(body));
  if (!read.success) return null;
  const { data } = read;
  if (data.event === 'endpoint.url_validation') {
    return { kind: 'validation', plainToken: data.payload.plainToken };
  }
  const { id: meetingId, share_url: link } = data.payload.object;
  if (data.event === 'recording.completed') {
    const isLink = link?.startsWith('https://') === true && URL.canParse(link);
    return isLink ? { kind: 'recorded', meetingId, link } : null;
  }
  const at = data.event_ts === undefined ? now : new Date(data.event_ts);
  return { kind: kinds[data.event], meetingId, at };
}
