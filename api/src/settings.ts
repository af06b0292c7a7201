// The settings of the REST API, from environment variables; docs/operating.md documents them.
import { resolve } from 'node:path';
import { z } from 'zod';
import { observingSettings, optional, settingsIn } from '@kafedra/common/settings';
import { usualStatements } from './kit/database/statement-cache.ts';
import { networksOf } from './kit/http/networks.ts';

const port = z.coerce.number().int().min(0).max(65535);
const count = z.coerce.number().int().min(1);

export const settingsSchema = z.object({
  API_HOST: z.string().default('127.0.0.1').describe('Address that the REST API listens on.'),
  API_PORT: port.default(4001).describe('Port that the REST API listens on; 0 takes a free one.'),
  PUBLIC_URL: z
    .url()
    .default('http://localhost:4000')
    .describe('Public address of the installation, used in mails and file URLs.'),
  COMPANY_HOSTS: z
    .enum(['on', 'off'])
    .default('off')
    .describe(
      'on: companies are also served at `{code}.` before the host of PUBLIC_URL and at their verified domains. Set the same for the gateway.',
    ),
  DATA_DIR: z
    .string()
    .default('.data')
    .describe('Folder of the embedded database, uploads and the mail outbox.'),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })).describe(
    'PostgreSQL 15 or later; without it the embedded database is used.',
  ),
  DATABASE_OWNER_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })).describe(
    'The same database as the owner of the tables, for migrations, so that the role in DATABASE_URL may own nothing.',
  ),
  DATABASE_CONNECTIONS: count.default(10).describe('Size of the connection pool.'),
  DATABASE_STATEMENTS: z.coerce
    .number()
    .int()
    .min(0)
    .default(usualStatements)
    .describe('Prepared statements per connection; 0 behind a transaction pooler.'),
  STATEMENT_TIMEOUT: z.coerce
    .number()
    .int()
    .min(0)
    .default(10_000)
    .describe(
      'Milliseconds per statement of a request; 0: unlimited. With the embedded database the api ends and is restarted.',
    ),
  REQUEST_PATIENCE: z.coerce
    .number()
    .int()
    .min(0)
    .default(500)
    .describe(
      'Milliseconds that a request waits for the database in a crowd before it is refused, and twenty times that otherwise; 0: unlimited.',
    ),
  CAPTCHA: z
    .enum(['altcha', 'off'])
    .default('altcha')
    .describe('altcha: registration, recovery and sign-in after failures need a proof of work.'),
  CAPTCHA_TRIES: count
    .default(300)
    .describe('Maximum tries per challenge: about 1 ms each on a computer, 4 ms on a phone.'),
  CAPTCHA_SECRET: optional(z.string().min(32)).describe(
    'Signs challenges, at least 32 characters; the same for all api processes. Random by default.',
  ),
  DEMO_SCHOOL: z
    .enum(['auto', 'off'])
    .default('auto')
    .describe('auto: fill an empty embedded database with the demo school.'),
  DEMO_COURSES: count.default(60).describe('Courses in the demo school.'),
  DEMO_LEARNERS: count.default(500).describe('Learners in the demo school.'),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })).describe(
    'Mail server, as smtp://user:password@host:port; without it mails are written to DATA_DIR/outbox.',
  ),
  MAIL_FROM: z.string().default('Кафедра <noreply@localhost>').describe('Sender of mails.'),
  MESSAGE_QUOTA: z.coerce
    .number()
    .min(0)
    .default(1)
    .describe("Factor on a company's daily quota of mails and text messages; 0: unlimited."),
  SENDPULSE_URL: z
    .url()
    .default('https://api.sendpulse.com')
    .describe('Address of the SMS service.'),
  SENDPULSE_ID: optional(z.string()).describe('API id; without it no text messages are sent.'),
  SENDPULSE_SECRET: optional(z.string()).describe('API secret.'),
  SENDPULSE_SENDER: z.string().default('Kafedra').describe('Sender of text messages.'),
  SENDPULSE_PRICE: optional(z.coerce.number().min(0)).describe('Roubles per text message.'),
  SPENDING_QUOTA: z.coerce
    .number()
    .min(0)
    .default(1)
    .describe(
      "Factor on a company's daily budgets for AI, speech, text messages and streams; 0: unlimited.",
    ),
  AI_BASE_URL: optional(z.url({ protocol: /^https?$/ })).describe(
    'OpenAI-compatible service, as https://api.openai.com/v1; without it AI features are off.',
  ),
  AI_API_KEY: optional(z.string()).describe('API key of that service.'),
  AI_MODEL: z.string().default('gpt-4o-mini').describe('Model for writing questions.'),
  AI_DEADLINE: count.default(120_000).describe('Milliseconds per request for questions.'),
  AI_ANSWER_TOKENS: count
    .default(8192)
    .describe('Maximum tokens of one answer, reserved from the budget meanwhile.'),
  AI_PRICE_INPUT: optional(z.coerce.number().min(0)).describe(
    'Roubles per million input tokens; without both prices no cost is shown.',
  ),
  AI_PRICE_OUTPUT: optional(z.coerce.number().min(0)).describe(
    'Roubles per million output tokens.',
  ),
  AI_SPEECH_MODEL: z.string().default('whisper-1').describe('Model for transcribing films.'),
  AI_SPEECH_LIMIT: count
    .default(25 * 1024 * 1024)
    .describe('Largest film to transcribe, in bytes.'),
  AI_SPEECH_DEADLINE: count.default(600_000).describe('Milliseconds per transcription.'),
  AI_SPEECH_PRICE: optional(z.coerce.number().min(0)).describe('Roubles per transcribed minute.'),
  FFMPEG: optional(z.string()).describe(
    'Path of ffmpeg, with ffprobe beside it, for HLS streams; searched in PATH by default. off: no streams.',
  ),
  PRIVATE_NETWORKS: z
    .string()
    .default('')
    .refine(isListOfNetworks, {
      error: 'expected addresses or networks such as 10.0.0.0/8, separated by commas',
    })
    .describe(
      'Private addresses or networks (10.0.0.0/8) that outbound requests may reach, also over HTTP, separated by commas.',
    ),
  DNS_SERVERS: z
    .string()
    .default('')
    .describe(
      "DNS servers for names that companies enter, separated by commas, as 9.9.9.9 or 127.0.0.1:5353; the system's by default.",
    ),
  YOOKASSA_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.yookassa.ru')
    .describe('Address of the YooKassa API.'),
  ZOOM_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.zoom.us')
    .describe('Address of the Zoom API.'),
  ZOOM_OAUTH_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://zoom.us')
    .describe("Address of Zoom's OAuth server."),
  STORAGE_QUOTA: z.coerce
    .number()
    .min(0)
    .default(1)
    .describe("Factor on the storage of a company's plan; 0: unlimited."),
  UPLOAD_LIMIT: count.default(10_240 * 1024 * 1024).describe('Largest uploaded file, in bytes.'),
  S3_BUCKET: optional(z.string()).describe(
    'S3-compatible bucket for uploads in place of DATA_DIR.',
  ),
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/ })).describe(
    "Address of the store, as https://storage.yandexcloud.net; Amazon's by default.",
  ),
  S3_PUBLIC_URL: optional(z.url({ protocol: /^https?$/ })).describe(
    'Address of the store for browsers, which then transfer large files directly. Set the same for the gateway.',
  ),
  S3_REGION: z.string().default('us-east-1').describe('Region of the bucket.'),
  S3_ACCESS_KEY_ID: optional(z.string()).describe(
    "Access key; by default the AWS client's own credential chain.",
  ),
  S3_SECRET_ACCESS_KEY: optional(z.string()).describe('Secret access key.'),
  TRACE_REST_CALLS: optional(z.string()).describe(
    'File that receives a JSON line {method, route, status, via} per request.',
  ),
  ...observingSettings,
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('development logs the paths of mails in the outbox.'),
});

export type Settings = z.infer<typeof settingsSchema>;

/** Reads the settings. Throws an Error with one message for each invalid setting. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const read = settingsIn(settingsSchema, environment);
  return { ...read, DATA_DIR: resolve(read.DATA_DIR) };
}

function isListOfNetworks(list: string): boolean {
  try {
    networksOf(list);
    return true;
  } catch {
    return false;
  }
}
