// All settings of the gateway, read from environment variables and documented in docs/operating.md. An invalid value
// prevents the start with an error that names it.
import { fileURLToPath } from 'node:url';
import { resolve } from 'node:path';
import { z } from 'zod';
import { observingSettings, optional, settingsIn } from '@kafedra/common/settings';
import { trustIn } from './kit/http/caller.ts';

const flag = z.enum(['on', 'off']);

export const settingsSchema = z.object({
  HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('Address that the gateway listens on; 0.0.0.0 for all interfaces.'),
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .default(4000)
    .describe('Port of the web app, GraphQL and files; 0 chooses a free one.'),
  PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })).describe(
    'Public address, as for the api; required by COMPANY_HOSTS.',
  ),
  COMPANY_HOSTS: flag
    .default('off')
    .describe('on: companies have hosts of their own, as for the api.'),
  REST_API_URL: z
    .url({ protocol: /^https?$/ })
    .default('http://127.0.0.1:4001')
    .describe('Address of the REST API, without /api.'),
  S3_PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })).describe(
    'Address of the file store for browsers, as for the api; added to the content security policy.',
  ),
  REST_API_TIMEOUT: z.coerce
    .number()
    .int()
    .min(100)
    .max(600_000)
    .default(15_000)
    .describe('Milliseconds per REST call.'),
  COMPANY_CALLS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(100)
    .default(120_000)
    .describe('Estimated REST calls per minute and company.'),
  CORS_ORIGINS: z
    .string()
    .default('')
    .refine((list) => listed(list).every(isOrigin), {
      error: 'expected origins such as https://school.example, separated by commas',
    })
    .describe('Origins allowed by CORS to use GraphQL and upload files, separated by commas.'),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .refine(isListOfNetworks, {
      error: 'expected addresses or networks such as 10.0.0.0/8, separated by commas',
    })
    .describe(
      'Proxies whose X-Forwarded-* headers are trusted, as addresses or networks (10.0.0.0/8), separated by commas.',
    ),
  OPERATION_TIMEOUT: z.coerce
    .number()
    .int()
    .min(100)
    .max(600_000)
    .default(20_000)
    .describe('Milliseconds per GraphQL operation.'),
  UNPERSISTED_OPERATIONS: z
    .enum(['anyone', 'signed-in', 'nobody'])
    .default('anyone')
    .describe('Who may send GraphQL operations other than the persisted ones.'),
  PERSISTED_OPERATIONS: z
    .string()
    .default('web/persisted-operations.json')
    .describe("JSON file of the web app's operations by SHA-256; relative to the project."),
  INTROSPECTION: flag
    .optional()
    .describe('Schema introspection; on by default, off with NODE_ENV=production.'),
  SUGGESTIONS: flag
    .optional()
    .describe('“Did you mean” in errors; on by default, off with NODE_ENV=production.'),
  GRAPHIQL: flag.default('on').describe('GraphiQL at GET /graphql.'),
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
    .describe('Folder of the built web app; relative to the project.'),
  METRICS_PORT: optional(z.coerce.number().int().min(0).max(65535)).describe(
    'Port of Prometheus metrics at /metrics; off without it.',
  ),
  METRICS_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('Address that metrics are served on.'),
  ...observingSettings,
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('production sends HSTS, and turns INTROSPECTION and SUGGESTIONS off by default.'),
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

/** Reads the settings; throws an Error with one line that names each invalid setting. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const read = settingsIn(settingsSchema, environment);
  if (read.COMPANY_HOSTS === 'on' && read.PUBLIC_URL === undefined) {
    throw new Error('setting PUBLIC_URL is missing: COMPANY_HOSTS needs it');
  }
  const development = read.NODE_ENV === 'production' ? 'off' : 'on';
  return {
    ...read,
    CORS_ORIGINS: listed(read.CORS_ORIGINS),
    TRUSTED_PROXIES: listed(read.TRUSTED_PROXIES),
    COMPANY_HOSTS: read.COMPANY_HOSTS === 'on',
    GRAPHIQL: read.GRAPHIQL === 'on',
    INTROSPECTION: (read.INTROSPECTION ?? development) === 'on',
    SUGGESTIONS: (read.SUGGESTIONS ?? development) === 'on',
    PERSISTED_OPERATIONS: resolve(project, read.PERSISTED_OPERATIONS),
    WEB_ROOT: resolve(project, read.WEB_ROOT),
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
