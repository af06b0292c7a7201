// Verifies signed URLs as AWS does (Signature Version 4, query parameters).
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Whether the request matches its signature and has not expired. */
export function isAsSigned(request: IncomingMessage, secret: string): boolean {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
  const said = (name: string) => searchParams.get(`X-Amz-${name}`) ?? '';
  const [, ...scope] = said('Credential').split('/');
  const headers = said('SignedHeaders').split(';');
  const queryParameters = [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`);
  const canonical = [
    request.method,
    pathname,
    queryParameters.toSorted().join('&'),
    ...headers.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    headers.join(';'),
    'UNSIGNED-PAYLOAD',
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', said('Date'), scope.join('/'), hash].join('\n');
  const key = scope.reduce<string | Buffer>(keyed, `AWS4${secret}`);
  const signature = Buffer.from(said('Signature'), 'hex');
  const right = keyed(key, text);
  if (signature.length !== right.length || !timingSafeEqual(signature, right)) return false;
  return Date.now() < momentOf(said('Date')) + Number(said('Expires')) * 1000;
}

const keyed = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

const escaped = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Parses 20261123T120000Z. */
const momentOf = (text: string): number =>
  Date.parse(text.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
