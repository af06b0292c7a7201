// What api and gateway log of errors: what happened and where, without the values that messages and stacks quote.

export interface DescribedError {
  type: string;
  message: string;
  code?: string;
  /** Where in the code. */
  stack: string;
  [more: string]: unknown;
}

export interface ErrorWording {
  /** What an error says of itself, without secrets. */
  messageOf: (error: Error) => string;
  /** What else of it is logged. */
  detailsOf?: (error: Error) => Record<string, unknown>;
}

/** How deep causes are followed, which may go round in a circle. */
const mostCauses = 5;

/**
 * Pino's serializer of errors. They carry whatever their makers found useful, whole requests too, so that only what is known
 * to be no secret is taken.
 */
export function errorSerializer({ messageOf, detailsOf }: ErrorWording) {
  const describe = (error: unknown, causes = mostCauses): DescribedError => {
    if (!(error instanceof Error)) return { type: typeof error, message: 'no error', stack: '' };
    const { code, cause } = error as Error & { code?: unknown };
    return {
      type: error.constructor.name,
      message: messageOf(error),
      ...(typeof code === 'string' && { code }),
      ...detailsOf?.(error),
      stack: framesOf(error),
      ...(causes > 0 && cause !== undefined && { cause: describe(cause, causes - 1) }),
      ...(causes > 0 &&
        error instanceof AggregateError && {
          errors: error.errors.map((each) => describe(each, causes - 1)),
        }),
    };
  };
  return (error: unknown): DescribedError => describe(error);
}

/** The stack without its head, which repeats the message. */
function framesOf({ stack = '', message }: Error): string {
  const head = stack.indexOf(message);
  const frames = head < 0 ? stack : stack.slice(head + message.length);
  return frames
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n');
}

/** For pino's `logMethod`: what is logged, without secrets in its texts. */
export function safeInputs(inputs: unknown[], withoutSecrets: (text: string) => string): unknown[] {
  const [what, line] = inputs;
  const error = what instanceof Error ? what : Object(what)['err'];
  // Without a line of its own, an error's message would become that.
  const quotes = error instanceof Error && (line === undefined || line === error.message);
  return (quotes ? [what, 'an error'] : inputs).map((each) =>
    typeof each === 'string' ? withoutSecrets(each) : each,
  );
}
