// Every setting of the gateway, from the environment. docs/operating.md lists the same; a wrong value stops the start
// and names itself.
import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { z } from 'zod';
import { trustIn } from './kit/http/caller.ts';

const flag = z.enum(['on', 'off']);
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const settingsSchema = z.object({
  HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('Address that the gateway listens on; 0.0.0.0 lets other machines in.'),
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .default(4000)
    .describe('Port of the web app, GraphQL and files; 0 takes a free one.'),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })).describe(
    'Where people reach the installation, as the api has it; needed with COMPANY_HOSTS.',
  ),
  COMPANY_HOSTS: flag
    .default('off')
    .describe(
      'Whether companies have addresses of their own, `{code}.` before the host of PUBLIC_URL and the domains that they have proved; the api needs the same.',
    ),
  REST_API_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://127.0.0.1:4001')
    .describe('The REST API behind the gateway, without the /api of its paths.'),
  S3_PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })).describe(
    'Where browsers reach the store of files by themselves, as the api has it: pages may show what comes from there, and send files there.',
  ),
  REST_API_TIMEOUT: z.coerce
    .number()
    .int()
    .min(100)
    .max(600_000)
    .default(15_000)
    .describe('How long one call of the REST API may take in all, in milliseconds.'),
  COMPANY_CALLS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(100)
    .default(120_000)
    .describe(
      'REST calls, as estimated beforehand, that the operations on one company may cost in a minute.',
    ),
  CORS_ORIGINS: z
    .string()
    .default('')
    .refine((list) => listed(list).every(isOrigin), {
      error: 'expected origins such as https://school.example, separated by commas',
    })
    .describe(
      'Origins whose pages may use GraphQL and upload files, separated by commas; none by default.',
    ),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .refine(isListOfNetworks, {
      error: 'expected addresses or networks such as 10.0.0.0/8, separated by commas',
    })
    .describe(
      'Addresses or networks (10.0.0.0/8) of proxies in front of the gateway, separated by commas: only they are believed about where a request comes from.',
    ),
  OPERATION_TIMEOUT: z.coerce
    .number()
    .int()
    .min(100)
    .max(600_000)
    .default(20_000)
    .describe('How long one GraphQL operation may take in all, in milliseconds.'),
  UNPERSISTED_OPERATIONS: z
    .enum(['anyone', 'signed-in', 'nobody'])
    .default('anyone')
    .describe(
      'Who may send GraphQL operations of their own, beside those of PERSISTED_OPERATIONS, which anyone may send by their hashes.',
    ),
  PERSISTED_OPERATIONS: z
    .string()
    .default('web/persisted-operations.json')
    .describe(
      "JSON file of the web app's operations by their SHA-256; a relative one starts in the folder of the project.",
    ),
  INTROSPECTION: flag
    .optional()
    .describe(
      'Whether the schema may be asked for; when not set: on, but off with NODE_ENV=production.',
    ),
  SUGGESTIONS: flag
    .optional()
    .describe(
      'Whether mistakes in operations are answered with names of the schema that may have been meant; when not set: on, but off with NODE_ENV=production.',
    ),
  GRAPHIQL: flag.default('on').describe('Whether GET /graphql shows GraphiQL.'),
  BODY_LIMIT: z.coerce
    .number()
    .int()
    .min(1024)
    .default(1024 * 1024)
    .describe('Largest GraphQL request, in bytes.'),
  WEB_ROOT: z
    .string()
    .min(1)
    .default('web/dist')
    .describe('Folder of the built web app; a relative one starts in the folder of the project.'),
  METRICS_PORT: optional(z.coerce.number().int().min(0).max(65535)).describe(
    'Port of the Prometheus metrics, at /metrics; without it nothing is measured.',
  ),
  METRICS_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('Address that the metrics are served on; they are for those who watch the server.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ })).describe(
    'The OpenTelemetry collector that gets the traces, as http://host:4318; without it nothing is traced.',
  ),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Share of the traces begun here that are kept, 0 to 1.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('How much is logged, as JSON lines on standard output.'),
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe(
      'production tells browsers to come back by HTTPS only, once they came by it, and turns INTROSPECTION and SUGGESTIONS off unless they are set.',
    ),
});

export interface Settings extends Omit<
  z.infer<typeof settingsSchema>,
  | 'COMPANY_HOSTS'
  | 'CORS_ORIGINS'
  | 'GRAPHIQL'
  | 'INTROSPECTION'
  | 'SUGGESTIONS'
  | 'TRUSTED_PROXIES'
> {
  readonly CORS_ORIGINS: readonly string[];
  readonly TRUSTED_PROXIES: string[];
  readonly COMPANY_HOSTS: boolean;
  readonly GRAPHIQL: boolean;
  readonly INTROSPECTION: boolean;
  readonly SUGGESTIONS: boolean;
}

/** Reads the settings; throws an Error whose one line names each wrong setting. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const read = settingsSchema.safeParse(environment);
  if (!read.success) {
    throw new Error(
      read.error.issues
        .map((issue) => `setting ${issue.path.join('.')} is wrong: ${issue.message}`)
        .join('; '),
    );
  }
  if (read.data.COMPANY_HOSTS === 'on' && read.data.PUBLIC_URL === undefined) {
    throw new Error('setting PUBLIC_URL is missing: COMPANY_HOSTS needs it');
  }
  const development = read.data.NODE_ENV === 'production' ? 'off' : 'on';
  return {
    ...read.data,
    CORS_ORIGINS: listed(read.data.CORS_ORIGINS),
    TRUSTED_PROXIES: listed(read.data.TRUSTED_PROXIES),
    COMPANY_HOSTS: read.data.COMPANY_HOSTS === 'on',
    GRAPHIQL: read.data.GRAPHIQL === 'on',
    INTROSPECTION: (read.data.INTROSPECTION ?? development) === 'on',
    SUGGESTIONS: (read.data.SUGGESTIONS ?? development) === 'on',
    PERSISTED_OPERATIONS: resolve(project, read.data.PERSISTED_OPERATIONS),
    WEB_ROOT: resolve(project, read.data.WEB_ROOT),
  };
}

function isListOfNetworks(list: string): boolean {
  try {
    trustIn(listed(list));
    return true;
  } catch {
    return false;
  }
}

const project = fileURLToPath(new URL('../..', import.meta.url));

const listed = (list: string) =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;
