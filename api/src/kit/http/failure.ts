// The error that becomes an error response, in a module without dependencies because file-reading threads load it too.

/** The statuses of error responses. A failure of an external service is never a 5xx. */
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

/** Thrown anywhere in a route, it becomes the response. */
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

/** One reason; `failureSchema` documents it. */
export interface FailureReason {
  message: string;
  field?: string | undefined;
  code: string;
}
