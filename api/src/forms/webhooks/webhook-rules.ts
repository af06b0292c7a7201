// The signature and the retry schedule of webhooks.
import { createHmac, randomBytes } from 'node:crypto';

/** Hours for which the previous secret stays valid. */
export const secretOverlapHours = 24;

export const newSecret = (): string => `whsec_${randomBytes(24).toString('base64url')}`;

/**
 * `t=1767225600,v1=…`: the Unix time in seconds and, for each secret, the hex HMAC-SHA256 of the time, a dot and the
 * body.
 */
export function signatureOf(secrets: readonly string[], body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
  );
  return [`t=${seconds}`, ...signatures].join(',');
}

/** Minutes between attempts: ten attempts within a day. */
const pauses = [1, 5, 15, 30, 60, 120, 240, 360, 600];

/** The time of the next attempt after this many failures; null after the last. */
export function nextAttempt(tries: number, now: Date): Date | null {
  const minutes = pauses[tries - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000);
}
