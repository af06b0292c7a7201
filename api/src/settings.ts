// Every setting of the REST API, from the environment. docs/operating.md lists the same; a wrong value stops the start
// and names itself.
import { resolve } from 'node:path';
import { z } from 'zod';
import { usualStatements } from './kit/database/statements.ts';
import { networksOf } from './kit/http/networks.ts';

const port = z.coerce.number().int().min(0).max(65535);
const count = z.coerce.number().int().min(1);
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const settingsSchema = z.object({
  API_HOST: z.string().default('127.0.0.1').describe('Address that the REST API listens on.'),
  API_PORT: port.default(4001).describe('Port that the REST API listens on; 0 takes a free one.'),
  PUBLIC_URL: z
    .url()
    .default('http://localhost:4000')
    .describe(
      'Where people reach the installation; links in mails and whole addresses of files begin with it.',
    ),
  COMPANY_HOSTS: z
    .enum(['on', 'off'])
    .default('off')
    .describe(
      'on: companies have addresses of their own, `{code}.` before the host of PUBLIC_URL and the domains that they have proved; the gateway needs the same.',
    ),
  DATA_DIR: z
    .string()
    .default('.data')
    .describe('Folder of the embedded database, of uploaded files and of the mail outbox.'),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })).describe(
    'A PostgreSQL server, version 15 or later; without it the embedded database in DATA_DIR is used.',
  ),
  DATABASE_OWNER_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })).describe(
    'The same database, signed in as the owner of the tables: migrations run with it, so that DATABASE_URL may sign in as a role that owns nothing.',
  ),
  DATABASE_CONNECTIONS: count.default(10).describe('How many connections to PostgreSQL are kept.'),
  DATABASE_STATEMENTS: z.coerce
    .number()
    .int()
    .min(0)
    .default(usualStatements)
    .describe(
      'How many prepared statements a connection keeps; 0 behind a pooler that gives each transaction another connection.',
    ),
  STATEMENT_TIMEOUT: z.coerce
    .number()
    .int()
    .min(0)
    .default(10_000)
    .describe(
      'Milliseconds that a statement of a request may take; 0: as long as it needs. PostgreSQL ends it then; of the embedded database the api itself ends, to be started again.',
    ),
  REQUEST_PATIENCE: z.coerce
    .number()
    .int()
    .min(0)
    .default(500)
    .describe(
      'Milliseconds that a request waits for its turn at the database in a crowd before it is told to come again, and twenty times as long otherwise; 0: as long as it takes.',
    ),
  CAPTCHA: z
    .enum(['altcha', 'off'])
    .default('altcha')
    .describe(
      'altcha: registration, recovery and sign-in after failures need a proof of work, which the web app makes unseen; off: they need none.',
    ),
  CAPTCHA_TRIES: count
    .default(300)
    .describe(
      'How much work the proof is: the most tries at a challenge, of a millisecond on a computer and some four on a telephone each.',
    ),
  CAPTCHA_SECRET: optional(z.string().min(32)).describe(
    'What signs the challenges, 32 characters or more: the same for all processes of the REST API where there are several; random by default.',
  ),
  DEMO_SCHOOL: z
    .enum(['auto', 'off'])
    .default('auto')
    .describe(
      'auto: an empty embedded database is filled with the demo school; off: it stays empty.',
    ),
  DEMO_COURSES: count.default(60).describe('How many courses the demo school gets.'),
  DEMO_LEARNERS: count.default(500).describe('How many learners the demo school gets.'),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })).describe(
    'The mail server, as smtp://user:password@host:port; without it mails are written to DATA_DIR/outbox.',
  ),
  MAIL_FROM: z.string().default('Кафедра <noreply@localhost>').describe('The sender of the mails.'),
  MESSAGE_QUOTA: z.coerce
    .number()
    .min(0)
    .default(1)
    .describe(
      'How many times the usual number of mails and text messages a company may send in a day, such as 2 or 0.5; 0: as many as it likes.',
    ),
  SENDPULSE_URL: z
    .url()
    .default('https://api.sendpulse.com')
    .describe('The service that sends text messages.'),
  SENDPULSE_ID: optional(z.string()).describe(
    'The id of its API; without it invites by telephone say that they can not be sent.',
  ),
  SENDPULSE_SECRET: optional(z.string()).describe('The secret of its API.'),
  SENDPULSE_SENDER: z.string().default('Kafedra').describe('The sender of the text messages.'),
  SENDPULSE_PRICE: optional(z.coerce.number().min(0)).describe('Roubles for a text message.'),
  SPENDING_QUOTA: z.coerce
    .number()
    .min(0)
    .default(1)
    .describe(
      'How many times the budget of its plan a company has in a day for what costs the installation money (AI, speech, text messages, streams), such as 2 or 0.5; 0: as much as it likes.',
    ),
  AI_BASE_URL: optional(z.url({ protocol: /^https?$/ })).describe(
    'A service that speaks OpenAI’s language, as https://api.openai.com/v1; without it what needs one says that it is not set.',
  ),
  AI_API_KEY: optional(z.string()).describe('The key of that service, where it wants one.'),
  AI_MODEL: z
    .string()
    .default('gpt-4o-mini')
    .describe('The model of that service that writes questions of tests.'),
  AI_DEADLINE: count
    .default(120_000)
    .describe('Milliseconds that it may take to write a few questions.'),
  AI_ANSWER_TOKENS: count
    .default(8192)
    .describe(
      'The most tokens that it may write in one answer: so much of a company’s day is set aside until it has.',
    ),
  AI_PRICE_INPUT: optional(z.coerce.number().min(0)).describe(
    'Roubles for a million tokens that the model reads; without both prices people see tokens and no cost.',
  ),
  AI_PRICE_OUTPUT: optional(z.coerce.number().min(0)).describe(
    'Roubles for a million tokens that the model writes.',
  ),
  AI_SPEECH_MODEL: z
    .string()
    .default('whisper-1')
    .describe('The model of that service that writes down what is said in films.'),
  AI_SPEECH_LIMIT: count
    .default(25 * 1024 * 1024)
    .describe('The largest film that it takes, in bytes: OpenAI’s own limit by default.'),
  AI_SPEECH_DEADLINE: count
    .default(600_000)
    .describe('Milliseconds that it may take to write down a film.'),
  AI_SPEECH_PRICE: optional(z.coerce.number().min(0)).describe(
    'Roubles for a minute of sound that it writes down.',
  ),
  FFMPEG: optional(z.string()).describe(
    'The program that makes streams of films (HLS), with ffprobe beside it, as /usr/bin/ffmpeg; looked for in PATH by default. Without it, and with off, films come as the files that they are.',
  ),
  PRIVATE_NETWORKS: z
    .string()
    .default('')
    .refine(isListOfNetworks, {
      error: 'expected addresses or networks such as 10.0.0.0/8, separated by commas',
    })
    .describe(
      'Addresses or networks (10.0.0.0/8) of your own in which companies’ sign-in services may be, over http too, separated by commas; none by default.',
    ),
  DNS_SERVERS: z
    .string()
    .default('')
    .describe(
      'DNS servers that are asked for names that companies type in (their own domains, their sign-in services), separated by commas, as 9.9.9.9 or 127.0.0.1:5353; the system’s by default.',
    ),
  YOOKASSA_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.yookassa.ru')
    .describe('Where YooKassa’s API is reached.'),
  ZOOM_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.zoom.us')
    .describe('Where Zoom’s API is reached.'),
  ZOOM_OAUTH_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://zoom.us')
    .describe('Where Zoom gives out the tokens of its API.'),
  STORAGE_QUOTA: z.coerce
    .number()
    .min(0)
    .default(1)
    .describe(
      'How many times the room of its plan a company has for files, such as 2 or 0.5; 0: as much as there is.',
    ),
  UPLOAD_LIMIT: count.default(10_240 * 1024 * 1024).describe('Largest uploaded file, in bytes.'),
  S3_BUCKET: optional(z.string()).describe(
    'Where uploaded files are kept in place of DATA_DIR: a bucket of Amazon S3 or of a store that speaks its language.',
  ),
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/ })).describe(
    'Where such a store is reached, as https://storage.yandexcloud.net; Amazon’s by default.',
  ),
  S3_PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })).describe(
    'Where browsers reach the store: large files are then read from there, by links that end with the addresses of the files, and sent there. Without it all bytes pass the api. The gateway needs the same.',
  ),
  S3_REGION: z.string().default('us-east-1').describe('The region of the bucket.'),
  S3_ACCESS_KEY_ID: optional(z.string()).describe(
    'The key that opens the bucket; without it the AWS client looks where it always does, in its own variables or at the role of the machine.',
  ),
  S3_SECRET_ACCESS_KEY: optional(z.string()).describe('The secret of that key.'),
  TRACE_REST_CALLS: optional(z.string()).describe(
    'A file that gets one JSON line {method, route, status, via} for every answered request.',
  ),
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
    .describe('development also logs where mails were written.'),
});

export type Settings = z.infer<typeof settingsSchema>;

/** Reads the settings; throws an Error with one line a wrong setting, each named. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  // Whoever runs an installation reads English, people who fill in forms read Russian.
  const read = settingsSchema.safeParse(environment, { error: z.locales.en().localeError });
  if (!read.success) {
    throw new Error(
      read.error.issues
        .map((issue) => `setting ${issue.path.join('.')} is wrong: ${issue.message}`)
        .join('; '),
    );
  }
  return { ...read.data, DATA_DIR: resolve(read.data.DATA_DIR) };
}

function isListOfNetworks(list: string): boolean {
  try {
    networksOf(list);
    return true;
  } catch {
    return false;
  }
}
