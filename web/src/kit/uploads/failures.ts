// Errors of upload requests, distinguished by how the upload continues.
import { uploadMessages } from './limits.ts';
import type { UploadResponse } from './request.ts';

/** The upload failed; the message is fit for users. */
export class UploadFailed extends Error {
  override name = 'UploadFailed';
}

/** No response, or a temporary error: repeat the request later. */
export class RetryLater extends Error {
  override name = 'NotNow';
  /** Milliseconds from the server's Retry-After; null without one. */
  readonly wait: number | null;

  constructor(wait: number | null = null) {
    super('The server can’t be reached');
    this.wait = wait;
  }
}

/** The storage doesn't accept the part from this browser: send it to the server. */
export class DirectUnavailable extends Error {
  override name = 'NotDirect';
}

/**
 * The server doesn't know the upload, or has another one under its id: start over with a new id.
 */
export class RestartUpload extends Error {
  override name = 'BeginAnew';
}

/** The browser can't read the file any more: it was changed, moved or removed. */
export class FileUnreadable extends Error {
  override name = 'NotReadable';
}

/** The session has ended. */
export class SignedOut extends Error {
  override name = 'SignedOut';
}

/** Throws the error for a response that rejects a request. */
export function throwFailure({ status, body, retryAfter }: UploadResponse): never {
  if (status === 401) throw new SignedOut();
  if (status === 413) throw new UploadFailed(uploadMessages.tooBig);
  if (status === 415) throw new UploadFailed(uploadMessages.unknownFormat);
  const { message, code } = problemIn(body);
  // A part that was damaged in transit is sent again.
  if (code === 'checksum') throw new RetryLater(0);
  if (code === 'not_direct') throw new DirectUnavailable();
  if (code === 'upload_mismatch') throw new RestartUpload();
  if (status === 408 || status === 425 || status === 429 || status >= 500)
    throw new RetryLater(retryAfter);
  throw new UploadFailed(message ?? uploadMessages.failed);
}

function problemIn(body: unknown): { message?: string | undefined; code?: string | undefined } {
  const { errors } = (body ?? {}) as { errors?: unknown };
  if (typeof errors === 'string') return { message: errors };
  const first: unknown = Array.isArray(errors) ? errors[0] : undefined;
  if (typeof first === 'string') return { message: first };
  return (first ?? {}) as { message?: string; code?: string };
}
