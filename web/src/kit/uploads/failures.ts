// Why a request of an upload came to nothing, told apart by what is to be done about it.
import { uploadWords } from './limits.ts';
import type { Answered } from './request.ts';

/** A file that did not arrive, in words to be shown. */
export class UploadFailed extends Error {
  override name = 'UploadFailed';
}

/** Nobody answered, or not now: the same again, later. */
export class NotNow extends Error {
  override name = 'NotNow';
  /** Milliseconds that the server asks to wait for; null when it says nothing. */
  readonly wait: number | null;

  constructor(wait: number | null = null) {
    super('The server can’t be reached');
    this.wait = wait;
  }
}

/** The store does not take a part from this browser: it goes to the server. */
export class NotDirect extends Error {
  override name = 'NotDirect';
}

/** The server does not know this upload, or knows another one by its name: all of it again, under another name. */
export class BeginAnew extends Error {
  override name = 'BeginAnew';
}

/** The browser can’t read the file any more: it was changed, moved or taken out. */
export class NotReadable extends Error {
  override name = 'NotReadable';
}

/** Nobody is signed in any more. */
export class SignedOut extends Error {
  override name = 'SignedOut';
}

/** Throws what an answer means that took nothing. */
export function refuse({ status, body, retryAfter }: Answered): never {
  if (status === 401) throw new SignedOut();
  if (status === 413) throw new UploadFailed(uploadWords.tooBig);
  if (status === 415) throw new UploadFailed(uploadWords.unknownFormat);
  const { message, code } = problemIn(body);
  // A part that came broken is sent again.
  if (code === 'checksum') throw new NotNow(0);
  if (code === 'not_direct') throw new NotDirect();
  if (code === 'upload_mismatch') throw new BeginAnew();
  if (status === 408 || status === 425 || status === 429 || status >= 500)
    throw new NotNow(retryAfter);
  throw new UploadFailed(message ?? uploadWords.failed);
}

function problemIn(body: unknown): { message?: string | undefined; code?: string | undefined } {
  const { errors } = (body ?? {}) as { errors?: unknown };
  if (typeof errors === 'string') return { message: errors };
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  if (typeof first === 'string') return { message: first };
  return (first ?? {}) as { message?: string; code?: string };
}
