// Settings that a program reads from its environment, and those that api and gateway have alike.
import { z } from 'zod';

/** A setting that is empty is not set. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** Logging and tracing of a running program. */
export const observingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ })).describe(
    'OpenTelemetry collector, as http://host:4318; without it tracing is off.',
  ),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Sampled share of traces that start here, 0 to 1.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Log level.'),
};

/** Throws an Error whose one line names each wrong setting. */
export function settingsIn<T extends z.ZodType>(
  schema: T,
  environment: NodeJS.ProcessEnv,
): z.output<T> {
  // Whoever runs an installation reads English, people who fill in forms read Russian.
  const read = schema.safeParse(environment, { error: z.locales.en().localeError });
  if (read.success) return read.data;
  throw new Error(
    read.error.issues
      .map(({ path, message }) => `setting ${path.join('.')} is wrong: ${message}`)
      .join('; '),
  );
}
