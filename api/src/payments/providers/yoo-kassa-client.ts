// The HTTP client of YooKassa's API v3 (https://yookassa.ru/developers/using-api): authentication, idempotency keys and
// error responses.
import { Agent, fetch } from 'undici';
import { z } from 'zod';
import { parseJson } from '../../kit/http/invalid-text.ts';
import { ProviderRefused } from './failures.ts';
import { retryUntilKnown, type AttemptOutcome, type RetryPolicy } from './retries.ts';

export interface Shop {
  id: string;
  secretKey: string;
}

export interface Call<Answer> {
  /** Relative to /v3. */
  path: string;
  /** Makes the call a POST with this body; otherwise it is a GET. */
  post?: { key: string; body: object };
  answer: z.ZodType<Answer>;
}

export type YooKassaClient = <Answer>(call: Call<Answer>) => Promise<Answer>;

export const createYooKassaClient =
  (baseUrl: string, shop: Shop, retries: RetryPolicy): YooKassaClient =>
  ({ path, post, answer: expected }) => {
    if (post !== undefined && !isKey.test(post.key)) {
      throw new RangeError(`"${post.key}" is not a valid idempotency key of YooKassa`);
    }
    return retryUntilKnown(retries, async (milliseconds) => {
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

/** One request without retries. Follows no redirect. */
export const send = (url: URL, options: Parameters<typeof fetch>[1]) =>
  fetch(url, { ...options, redirect: 'error', dispatcher });

export const authorizationOf = ({ id, secretKey }: Shop): string =>
  `Basic ${Buffer.from(`${id}:${secretKey}`).toString('base64')}`;

/** Bytes: a page of a hundred payments with the largest metadata is a megabyte. */
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

/** 202: the call is still being processed; repeat it with the same key after this many milliseconds. */
const processing = z.object({
  type: z.literal('processing'),
  retry_after: z.number().nonnegative().optional(),
});

function outcomeOf<Answer>(
  status: number,
  body: unknown,
  expected: z.ZodType<Answer>,
): AttemptOutcome<Answer> {
  const later = processing.safeParse(body);
  if (later.success) {
    return {
      is: 'unknown',
      why: 'YooKassa is still processing the call',
      after: later.data.retry_after,
    };
  }
  if (status === 200) {
    const read = expected.safeParse(body);
    return read.success
      ? { is: 'answered', answer: read.data }
      : { is: 'unknown', why: 'YooKassa sent an invalid response', cause: read.error };
  }
  // An error in another format comes from a proxy on the way, not from YooKassa.
  const said = errorAnswer.safeParse(body);
  if (!said.success || !isRefusal(status)) {
    return { is: 'unknown', why: `YooKassa answered ${status}` };
  }
  const { code = `http_${status}`, description, parameter = null } = said.data;
  const refusal = new ProviderRefused({ code, description: description.slice(0, 500), parameter });
  return { is: status === 401 || status === 403 ? 'unrecognized' : 'refused', refusal };
}

/** All client errors except too many requests (429) and timeout (408). */
const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;
