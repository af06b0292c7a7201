// Errors of calls to a payment provider.

/** The provider rejected the call; repeating it has the same result. */
export class ProviderRefused extends Error {
  /** The provider's error code: `invalid_request`, `invalid_credentials`, `forbidden`, `not_found`. */
  readonly code: string;
  /** For logs. */
  readonly description: string;
  /** The invalid parameter, if the provider names it. */
  readonly parameter: string | null;

  constructor(refusal: { code: string; description: string; parameter: string | null }) {
    const { code, description, parameter } = refusal;
    super([code, parameter, description].filter(Boolean).join(': '));
    this.code = code;
    this.description = description;
    this.parameter = parameter;
  }
}

/**
 * No response, or one that leaves the result open: the call may have been carried out. It may be repeated with the same
 * key.
 */
export class ProviderSilent extends Error {}
