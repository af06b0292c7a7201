// Texts that a language model writes, by a service that speaks OpenAI's language:
// https://platform.openai.com/docs/api-reference/chat.
import type { OpenAI } from 'openai';
import { Agent } from 'undici';
import type { Settings } from '../settings.ts';
import { failedDependency, type Failure } from './errors.ts';

export interface Said {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** What a service counts a call by. */
export interface Tokens {
  read: number;
  written: number;
}

export interface Written {
  /** JSON, if the model did what it was told. */
  text: string;
  tokens: Tokens;
}

export interface LanguageModel {
  /** Why nothing can be asked, in Russian; null where it can. */
  refusal: string | null;
  /** Asks for one JSON object. Rejects with what a person can be told. */
  answer: (conversation: readonly Said[]) => Promise<Written>;
  /** Roubles; null where nobody has said what tokens cost. */
  costOf: (tokens: Tokens) => number | null;
}

type ModelSettings = Pick<
  Settings,
  'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL' | 'AI_DEADLINE' | 'AI_PRICE_INPUT' | 'AI_PRICE_OUTPUT'
>;

/** Bytes: a few questions are a hundredth of it. */
const largestAnswer = 4 * 1024 * 1024;

/** Of what may pass: the service is busy, restarts, or the line breaks. */
const retries = 2;

const million = 1_000_000;

export function createLanguageModel(settings: ModelSettings): LanguageModel {
  const { AI_PRICE_INPUT: readPrice, AI_PRICE_OUTPUT: writtenPrice } = settings;
  const base = settings.AI_BASE_URL?.replace(/\/+$/, '');
  const refusal = base === undefined ? 'Сервис ИИ не настроен: задайте AI_BASE_URL' : null;
  let kept: Promise<OpenAI> | undefined;
  return {
    refusal,
    answer: async (conversation) => {
      if (base === undefined) throw failedDependency(refusal ?? '', 'not_configured');
      kept ??= clientAt(base, settings);
      const client = await kept;
      const { choices, usage } = await client.chat.completions
        .create({
          model: settings.AI_MODEL,
          messages: [...conversation],
          response_format: { type: 'json_object' },
        })
        .catch(async (error: unknown) => {
          throw await failed(error);
        });
      return {
        // Servers that only resemble OpenAI's may leave out anything.
        text: choices?.[0]?.message?.content ?? '',
        tokens: { read: usage?.prompt_tokens ?? 0, written: usage?.completion_tokens ?? 0 },
      };
    },
    costOf: ({ read, written }) =>
      readPrice === undefined || writtenPrice === undefined
        ? null
        : (read * readPrice + written * writtenPrice) / million,
  };
}

async function clientAt(
  baseURL: string,
  { AI_API_KEY: key, AI_DEADLINE: timeout }: ModelSettings,
): Promise<OpenAI> {
  const { OpenAI: Client } = await import('openai'); // 300 ms that few need
  return new Client({
    baseURL,
    // It wants one; a service without keys does not look at it.
    apiKey: key ?? 'none',
    timeout,
    maxRetries: retries,
    fetchOptions: {
      redirect: 'error',
      // It thinks before it says anything.
      dispatcher: new Agent({
        headersTimeout: timeout,
        bodyTimeout: timeout,
        maxResponseSize: largestAnswer,
      }),
    },
  });
}

/** In words for a person; what the service itself said is for whoever keeps the installation. */
async function failed(error: unknown): Promise<Failure> {
  const failure = failedDependency(`Сервис ИИ ${await wordsFor(error)}`, 'language_model');
  failure.cause = error;
  return failure;
}

async function wordsFor(error: unknown): Promise<string> {
  const { APIConnectionError, APIConnectionTimeoutError, APIError } = await import('openai');
  if (error instanceof APIConnectionTimeoutError) return 'не ответил вовремя';
  if (error instanceof APIConnectionError) return 'не отвечает';
  if (!(error instanceof APIError) || error.status === undefined) return 'прервал ответ';
  const status = Number(error.status);
  if (status === 401 || status === 403) return 'не принял ключ (AI_API_KEY)';
  if (status === 404) return 'не знает такой модели (AI_MODEL)';
  if (status === 429) return 'сейчас занят, или на счёте кончились деньги';
  return `ответил ошибкой ${status}`;
}
