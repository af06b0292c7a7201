// Calls of YooKassa's API v3 (https://yookassa.ru/developers/using-api): who asks, the key that makes a call one and the
// same however often it is sent, and what its answers mean.
import { Agent, fetch } from 'undici';
import { z } from 'zod';
import { parseJson } from '../../kit/http/invalid-text.ts';
import { ProviderRefused } from './failures.ts';
import { untilKnown, type Outcome, type Patience } from './patience.ts';

export interface Shop {
  id: string;
  secretKey: string;
}

export interface Call<Answer> {
  /** Below /v3. */
  path: string;
  /** With a body it is a POST, else a GET. */
  post?: { key: string; body: object };
  answer: z.ZodType<Answer>;
}

export type Ask = <Answer>(call: Call<Answer>) => Promise<Answer>;

export const askerAt =
  (baseUrl: string, shop: Shop, patience: Patience): Ask =>
  ({ path, post, answer: expected }) => {
    if (post !== undefined && !isKey.test(post.key)) {
      throw new RangeError(`"${post.key}" can't be a key of YooKassa's`);
    }
    return untilKnown(patience, async (milliseconds) => {
      try {
        const answer = await send(new URL(`/v3${path}`, baseUrl), {
          headers: {
            authorization: authorizationOf(shop),
            ...(post && { 'content-type': 'application/json', 'idempotence-key': post.key }),
          },
          ...(post && { method: 'POST', body: JSON.stringify(post.body) }),
          signal: AbortSignal.timeout(milliseconds),
        });
        return outcomeOf(answer.status, parseJson(await answer.text()), expected);
      } catch (cause) {
        return { is: 'unknown', why: 'YooKassa did not answer', cause };
      }
    });
  };

/** One request, for what is asked once only. Follows no redirect. */
export const send = (url: URL, options: Parameters<typeof fetch>[1]) =>
  fetch(url, { ...options, redirect: 'error', dispatcher });

export const authorizationOf = ({ id, secretKey }: Shop): string =>
  `Basic ${Buffer.from(`${id}:${secretKey}`).toString('base64')}`;

/** Bytes: a page of a hundred payments with all the metadata that they may have is a megabyte. */
const largestAnswer = 4 * 1024 * 1024;

const dispatcher = new Agent({ maxResponseSize: largestAnswer });

const isKey = /^[\x21-\x7e]{1,64}$/;

/** https://yookassa.ru/developers/using-api/response-handling/http-codes */
const errorAnswer = z.object({
  type: z.literal('error'),
  code: z.string().optional(),
  description: z.string().default(''),
  parameter: z.string().nullish(),
});

/** 202: it works on the call yet, and wants to be asked with the same key after so many milliseconds. */
const processing = z.object({
  type: z.literal('processing'),
  retry_after: z.number().nonnegative().optional(),
});

function outcomeOf<Answer>(
  status: number,
  body: unknown,
  expected: z.ZodType<Answer>,
): Outcome<Answer> {
  const later = processing.safeParse(body);
  if (later.success) {
    return { is: 'unknown', why: 'YooKassa works on it yet', after: later.data.retry_after };
  }
  if (status === 200) {
    const read = expected.safeParse(body);
    return read.success
      ? { is: 'answered', answer: read.data }
      : { is: 'unknown', why: 'YooKassa answered what can’t be read', cause: read.error };
  }
  // What says no in other words than YooKassa's stands somewhere on the way to it.
  const said = errorAnswer.safeParse(body);
  if (!said.success || !isRefusal(status)) {
    return { is: 'unknown', why: `YooKassa answered ${status}` };
  }
  const { code = `http_${status}`, description, parameter = null } = said.data;
  const refusal = new ProviderRefused({ code, description: description.slice(0, 500), parameter });
  return { is: status === 401 || status === 403 ? 'unrecognized' : 'refused', refusal };
}

/** All that is the caller's fault, but for coming too soon (429) or too slowly (408). */
const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;
