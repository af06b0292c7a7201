// How what is sent to a webhook is signed, and when it is sent again.
import { createHmac, randomBytes } from 'node:crypto';

/** Hours that the secret before the last one signs too. */
export const overlap = 24;

export const newSecret = (): string => `whsec_${randomBytes(24).toString('base64url')}`;

/** `t=1767225600,v1=…`: the seconds since 1970, and for each secret the HMAC-SHA256 of them, a dot and the body, in hex. */
export function signatureOf(secrets: readonly string[], body: string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`,
  );
  return [`t=${seconds}`, ...signatures].join(',');
}

/** Minutes from one attempt to the next: ten attempts in a day. */
const pauses = [1, 5, 15, 30, 60, 120, 240, 360, 600];

/** When to try again after so many attempts have failed; null when that was the last. */
export function nextAttempt(tries: number, now: Date): Date | null {
  const minutes = pauses[tries - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000);
}
