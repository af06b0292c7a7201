// What a call of a payment provider may come to instead of an answer.

/** It was refused for good: to send the same once more changes nothing. */
export class ProviderRefused extends Error {
  /** The provider's own word for programs: `invalid_request`, `invalid_credentials`, `forbidden`, `not_found`. */
  readonly code: string;
  /** For people who read logs. */
  readonly description: string;
  /** What of the call was wrong, where the provider says that. */
  readonly parameter: string | null;

  constructor(refusal: { code: string; description: string; parameter: string | null }) {
    const { code, description, parameter } = refusal;
    super([code, parameter, description].filter(Boolean).join(': '));
    this.code = code;
    this.description = description;
    this.parameter = parameter;
  }
}

/** No answer, or none that says what has become of the call: it may be done or not. The same key may be sent again. */
export class ProviderSilent extends Error {}
