// Tests the signature of Zoom webhooks and the parsing of their events.
import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSigned, validationResponse, parseZoomEvent } from './zoom-events.ts';

const secret = 'secret-token-of-the-app';
const now = new Date('2026-12-01T16:00:00Z');
const seconds = now.getTime() / 1000;

const signed = (body: string, timestamp = String(seconds), by = secret) => ({
  body,
  timestamp,
  signature: `v0=${createHmac('sha256', by).update(`v0:${timestamp}:${body}`).digest('hex')}`,
});

test('accepts a signature by the secret for five minutes only', () => {
  const body = '{"event":"meeting.started"}';
  const sent = signed(body);
  expect(isSigned(sent, secret, now)).toBe(true);
  for (const shift of [-300, 300]) {
    expect(isSigned(signed(body, String(seconds + shift)), secret, now)).toBe(true);
    expect(isSigned(signed(body, String(seconds + shift * 1.01)), secret, now)).toBe(false);
  }
  expect(isSigned(signed(body, undefined, 'another'), secret, now)).toBe(false);
  expect(isSigned({ ...sent, body: `${body} ` }, secret, now)).toBe(false);
  expect(isSigned({ ...sent, timestamp: String(seconds - 1) }, secret, now)).toBe(false);
  expect(isSigned({ ...sent, signature: '' }, secret, now)).toBe(false);
  expect(isSigned(signed(body, 'now'), secret, now)).toBe(false);
});

test('responds to URL validation with the hashed token', () => {
  // Zoom’s documentation gives no secret for its example; the hash is HMAC-SHA-256 in hexadecimal.
  expect(validationResponse('qgg8vlvZRS6UYooatFL8Aw', secret)).toEqual({
    plainToken: 'qgg8vlvZRS6UYooatFL8Aw',
    encryptedToken: createHmac('sha256', secret).update('qgg8vlvZRS6UYooatFL8Aw').digest('hex'),
  });
});

test('reads meeting events and ignores others', () => {
  const about = (event: string, object: object) =>
    parseZoomEvent(JSON.stringify({ event, event_ts: seconds * 1000, payload: { object } }), now);
  expect(about('meeting.started', { id: '81234567890' })).toEqual({
    kind: 'started',
    meetingId: '81234567890',
    at: now,
  });
  expect(about('meeting.ended', { id: 81234567890 })).toMatchObject({ meetingId: '81234567890' });
  const link = 'https://zoom.us/rec/share/abc';
  expect(about('recording.completed', { id: 1, share_url: link })).toEqual({
    kind: 'recorded',
    meetingId: '1',
    link,
  });
  expect(about('recording.completed', { id: 1, share_url: 'javascript:alert(1)' })).toBeNull();
  expect(about('meeting.participant_joined', { id: 1 })).toBeNull();
  expect(parseZoomEvent('{', now)).toBeNull();
});
