// What a client is told of, and nothing else: threads that read files load it too.
import type { FailureReason } from './errors.ts';

/** What may become of a call. What another service fails in is no 5xx of this one. */
export type FailureStatus =
  | 400
  | 401
  | 403
  | 404
  | 409
  | 413
  | 415
  | 422
  | 424
  | 429
  | 500
  | 503
  | 507;

/** Thrown anywhere below a route, it becomes the answer. */
export class Failure extends Error {
  readonly status: FailureStatus;
  readonly errors: FailureReason[];
  readonly headers: Record<string, string>;

  constructor(
    status: FailureStatus,
    errors: FailureReason[],
    headers: Record<string, string> = {},
  ) {
    super(errors.map((error) => error.message).join('; '));
    this.status = status;
    this.errors = errors;
    this.headers = headers;
  }
}
