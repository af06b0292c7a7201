// Transcribes audio and video, by an OpenAI-compatible API: https://platform.openai.com/docs/api-reference/audio.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Agent, fetch, type Response } from 'undici';
import { z } from 'zod';
import type { Settings } from '../../settings.ts';
import { failedDependency } from '../http/errors.ts';
import type { Payer, Spending, Spent } from './spending.ts';

export interface SpeechSegment {
  /** Seconds, with fractions. */
  start: number;
  end: number;
  text: string;
}

export interface Speech {
  /** Why the service is unavailable or the file too large, in Russian; null if neither. */
  refusalOf: (size: number) => string | null;
  /**
   * Streams the file to the service. The file is opened only then, so that its errors have a handler. The maximum cost
   * is reserved from the payer's daily budget first. Rejects with an error for users.
   */
  transcribe: (
    file: { name: string; size: number; open: () => Readable },
    payer: Payer,
  ) => Promise<SpeechSegment[]>;
}

type SpeechSettings = Pick<
  Settings,
  | 'AI_BASE_URL'
  | 'AI_API_KEY'
  | 'AI_SPEECH_MODEL'
  | 'AI_SPEECH_LIMIT'
  | 'AI_SPEECH_DEADLINE'
  | 'AI_SPEECH_PRICE'
>;

/**
 * Bytes per second of a low-quality video. Estimates the duration, which is known only after transcription.
 */
const fewBytes = 8 * 1024;

/** Bytes. The transcript of twelve hours takes a tenth of it. */
const largestAnswer = 16 * 1024 * 1024;

const answered = z.object({
  text: z.string(),
  segments: z
    .array(z.object({ start: z.number().min(0), end: z.number().min(0), text: z.string() }))
    .max(50_000)
    .optional(),
  duration: z.number().min(0).optional(),
});

export function createSpeech(
  settings: SpeechSettings,
  spending: Pick<Spending, 'reserve'>,
): Speech {
  const spentOn = (seconds: number): Spent => ({
    amount: Math.ceil(seconds),
    cost: (seconds / 60) * (settings.AI_SPEECH_PRICE ?? 0),
  });
  const { AI_BASE_URL: base, AI_API_KEY: key, AI_SPEECH_LIMIT: limit } = settings;
  // A model may compute for minutes before it sends headers.
  const patient = new Agent({
    headersTimeout: settings.AI_SPEECH_DEADLINE,
    bodyTimeout: settings.AI_SPEECH_DEADLINE,
  });
  const refusalOf: Speech['refusalOf'] = (size) => {
    if (base === undefined) return 'Распознавание речи не настроено: задайте AI_BASE_URL';
    if (size <= limit) return null;
    return `Файл больше ${megabytes(limit)} МБ: столько принимает сервис распознавания речи (AI_SPEECH_LIMIT)`;
  };
  return {
    refusalOf,
    transcribe: async (file, payer) => {
      const refusal = refusalOf(file.size);
      if (refusal !== null || base === undefined) {
        throw failedDependency(refusal ?? '', 'not_configured');
      }
      const reservation = await spending.reserve(payer, 'speech', spentOn(file.size / fewBytes));
      const form = formOf(file, {
        model: settings.AI_SPEECH_MODEL,
        response_format: 'verbose_json',
      });
      const answer = await fetch(`${base.replace(/\/+$/, '')}/audio/transcriptions`, {
        method: 'POST',
        headers: {
          'content-type': `multipart/form-data; boundary=${form.boundary}`,
          'content-length': String(form.length),
          ...(key !== undefined && { authorization: `Bearer ${key}` }),
        },
        body: form.body,
        dispatcher: patient,
        duplex: 'half',
        redirect: 'error',
        signal: AbortSignal.timeout(settings.AI_SPEECH_DEADLINE),
      }).catch(() => null);
      form.body.destroy();
      if (answer === null) throw failed('не ответил');
      if (!answer.ok) {
        await answer.body?.cancel();
        await reservation.settle({ amount: 0, cost: 0 });
        throw failed(wordsFor(answer.status));
      }
      const text = await textOf(answer).catch(() => null);
      if (text === null) throw failed('прервал ответ');
      const read = answered.safeParse(jsonOf(text));
      if (!read.success) throw failed('ответил непонятно');
      const { segments, duration = 0 } = read.data;
      const end = segments?.at(-1)?.end ?? 0;
      await reservation.settle(spentOn(Math.max(duration, end)));
      const whole = [{ start: 0, end: duration, text: read.data.text }];
      return (segments ?? whole)
        .map(({ start, end, text: said }) => ({
          start,
          end,
          text: said.replaceAll('\0', '').trim(),
        }))
        .filter((segment) => segment.text !== '');
    },
  };
}

const failed = (what: string) =>
  failedDependency(`Сервис распознавания речи ${what}. Попробуйте ещё раз позже`, 'speech');

function wordsFor(status: number): string {
  if (status === 401 || status === 403) return 'не принял ключ (AI_API_KEY)';
  if (status === 413) return 'не принял такой большой файл';
  if (status === 400 || status === 415 || status === 422) return 'не понял этот файл';
  if (status === 429) return 'сейчас занят';
  return `ответил ошибкой ${status}`;
}

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);

interface Form {
  boundary: string;
  /** Bytes. */
  length: number;
  body: Readable;
}

/** The file is the last part and is streamed, never completely in memory. */
function formOf(
  { name, size, open }: Parameters<Speech['transcribe']>[0],
  fields: Readonly<Record<string, string>>,
): Form {
  const boundary = randomUUID();
  const head = Buffer.from(
    [
      ...Object.entries(fields).map(
        ([field, value]) =>
          `--${boundary}\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
      ),
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name.replaceAll(/["\r\n\\]/g, '_')}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
    ].join(''),
  );
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  const body = Readable.from(
    (async function* parts() {
      yield head;
      yield* open();
      yield tail;
    })(),
    { objectMode: false },
  );
  return { boundary, length: head.length + size + tail.length, body };
}

async function textOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > largestAnswer) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
