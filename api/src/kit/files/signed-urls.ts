// Signs URLs of files with an expiry: SQL marks each URL with the file's owner, and responses replace marks by
// signatures.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql, type SQL } from 'drizzle-orm';

declare module 'fastify' {
  interface FastifyInstance {
    fileAddresses: UrlSigner;
  }
}

const hour = 60 * 60 * 1000;

/** Milliseconds in which a URL stays the same, so that browsers can cache the file. */
const period = 6 * hour;

/** When a URL issued now expires: in six to twelve hours. */
export const expiryOf = (now: number): number => (Math.floor(now / period) + 2) * period;

/** The file itself, or the streams made from a video. */
export type SignedUrlKind = 'file' | 'stream';

/** A company (`c7`), or a person (`p12`) for personal uploads. */
type Owner = `c${number}` | `p${number}`;

/** The content of a valid signature. */
export interface Signed {
  owner: Owner;
  /** Milliseconds since 1970. */
  end: number;
}

export interface UrlSigner {
  /** Replaces the marks in a text by signatures. */
  sign: (text: string) => string;
  /** Verifies a signature. Null if it is invalid for this key or has expired. */
  verify: (kind: SignedUrlKind, key: string, signature: string) => Signed | null;
}

/** Size of the signature cache. The same file often appears repeatedly and under several names. */
const mostKnown = 10_000;

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/**
 * `{expiry in seconds}.{owner}.{128 bits of the HMAC}`, after the key, so that relative URLs in playlists inherit it.
 */
const signature = String.raw`(\d{10})\.([cp]\d{1,10})\.([\w-]{22})`;

const digest = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest().subarray(0, 16).toString('base64url');

/** The secret prefix of marks. Only the database knows it, so that no user can write a mark. */
export const fileMarkOf = (secret: string): string => digest(secret, 'mark of addresses');

export function createUrlSigner(secret: string, now = () => Date.now()): UrlSigner {
  const mark = fileMarkOf(secret);
  const key = createHmac('sha256', secret).update('addresses of files').digest('base64url');
  const marked = new RegExp(`/media/(streams/)?(${uuid})/~${mark}\\.([cp]\\d+)/`, 'gi');
  const whole = new RegExp(`^${signature}$`);
  const macOf = (kind: SignedUrlKind, of: string, owner: string, end: number) =>
    digest(key, `${kind} ${of} ${owner} ${end}`);
  const signatures = { end: 0, known: new Map<string, string>() };
  return {
    sign: (text) => {
      if (!text.includes(mark)) return text;
      const end = expiryOf(now()) / 1000;
      if (signatures.end !== end || signatures.known.size > mostKnown) {
        Object.assign(signatures, { end, known: new Map() });
      }
      const { known } = signatures;
      return text.replaceAll(marked, (found, stream: string | undefined, of: string, owner) => {
        const before = known.get(found);
        if (before !== undefined) return before;
        const kind = stream === undefined ? 'file' : 'stream';
        const mac = macOf(kind, of.toLowerCase(), owner, end);
        const signed = `/media/${stream ?? ''}${of}/${end}.${owner}.${mac}/`;
        known.set(found, signed);
        return signed;
      });
    },
    verify: (kind, of, said) => {
      const [, seconds = '', owner = '', mac = ''] = whole.exec(said) ?? [];
      const end = Number(seconds) * 1000;
      const real = Buffer.from(macOf(kind, of.toLowerCase(), owner, Number(seconds)));
      const given = Buffer.from(mac);
      const isReal = given.length === real.length && timingSafeEqual(given, real);
      return isReal && now() < end ? { owner: owner as Owner, end } : null;
    },
  };
}

const signedAddress = new RegExp(`(/media/(?:streams/)?${uuid}/)${signature}/`, 'gi');

/** A text with signatures removed from its URLs, as it is stored. */
export const stripSignatures = (text: string): string =>
  text.includes('/media/') ? text.replaceAll(signedAddress, '$1') : text;

/** Signs URLs in responses and removes signatures from request bodies. */
export function signFileAddresses(app: FastifyInstance, addresses: UrlSigner): void {
  app.decorate('fileAddresses', addresses);
  app.addHook('onSend', (_request, _reply, payload, done) =>
    done(null, typeof payload === 'string' ? addresses.sign(payload) : payload),
  );
  app.addHook('preValidation', (request, _reply, done) => {
    request.body = withoutSignatures(request.body);
    done();
  });
}

function withoutSignatures(value: unknown): unknown {
  if (typeof value === 'string') return stripSignatures(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      value[index] = withoutSignatures(value[index]);
    }
    return value;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  // Uploads are read as streams.
  if (prototype !== Object.prototype && prototype !== null) return value;
  const fields = value as Record<string, unknown>;
  for (const name of Object.keys(fields)) fields[name] = withoutSignatures(fields[name]);
  return value;
}

/** The owner for files of a company, in SQL. */
export const companyFileOwner = (companyId: SQL): SQL => sql`'c' || ${companyId}`;

/** The owner for files of a person, in SQL. */
export const personFileOwner = (personId: SQL): SQL => sql`'p' || ${personId}`;

/** The mark after the key, which is replaced by a signature. */
export const markOf = (owner: SQL): SQL =>
  sql`'~' || current_setting('kafedra.file_mark', true) || '.' || ${owner} || '/'`;

/** Adds marks to the URLs in a rich text, or in JSON with such texts. */
export const markedText = (text: SQL, owner: SQL): SQL => sql`marked_files(${text}, ${owner})`;
