// Parses responses of the REST API: `{ data, meta }`, or an error built from `errors` and the status.
import type { IncomingHttpHeaders } from 'node:http';
import { errorFromResponse, failure } from './errors.ts';

/** A response as it arrived, before parsing. */
export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export interface RestResponse<T> {
  readonly data: T;
  readonly meta: Readonly<Record<string, unknown>>;
}

export function readResponse({ status, headers, text }: RawResponse): RestResponse<unknown> {
  const body = parseJsonObject(headers['content-type'], text);
  const failed = status >= 400;
  if (failed || hasErrors(body)) {
    const errors = body?.['errors'] ?? body?.['message'];
    throw errorFromResponse(failed ? status : 422, errors, headers['retry-after']);
  }
  if (status === 204) return { data: null, meta: nothing };
  if (status >= 300 || !body || !('data' in body)) throw failure('UPSTREAM_MALFORMED');
  return { data: body['data'], meta: (body['meta'] ?? nothing) as RestResponse<unknown>['meta'] };
}

/**
 * The JSON object of a response body; null when the body is not JSON, is truncated, or is not an object.
 */
export function parseJsonObject(
  contentType: unknown,
  text: string,
): Record<string, unknown> | null {
  if (typeof contentType !== 'string' || !jsonType.test(contentType)) return null;
  try {
    const body: unknown = JSON.parse(text.startsWith(byteOrderMark) ? text.slice(1) : text);
    return body !== null && typeof body === 'object' ? (body as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

const nothing = {};
const jsonType = /^application\/(?:[\w.-]+\+)?json\b/i;
const byteOrderMark = '\uFEFF';

function hasErrors(body: Record<string, unknown> | null): boolean {
  const errors = body?.['errors'];
  if (errors === undefined || errors === null || errors === '') return false;
  return typeof errors !== 'object' || Object.keys(errors).length > 0;
}
