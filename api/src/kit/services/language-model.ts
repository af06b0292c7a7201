// Generates texts with a language model, by an OpenAI-compatible API:
// https://platform.openai.com/docs/api-reference/chat.
import type { OpenAI } from 'openai';
import { Agent } from 'undici';
import type { Settings } from '../../settings.ts';
import { failedDependency, type Failure } from '../http/errors.ts';
import type { Payer, Spending, Spent } from './spending.ts';

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** Token usage of a call. */
export interface Tokens {
  read: number;
  written: number;
}

export interface Completion {
  /** JSON, if the model followed the instructions. */
  text: string;
  tokens: Tokens;
}

export interface LanguageModel {
  /** Why the service is unavailable, in Russian; null if it is available. */
  refusal: string | null;
  /**
   * Requests one JSON object. The maximum cost is reserved from the payer's daily budget first. Rejects with an error
   * for users.
   */
  complete: (conversation: readonly ChatMessage[], payer: Payer) => Promise<Completion>;
  /** Roubles; null if prices are not configured. */
  costOf: (tokens: Tokens) => number | null;
}

type ModelSettings = Pick<
  Settings,
  | 'AI_BASE_URL'
  | 'AI_API_KEY'
  | 'AI_MODEL'
  | 'AI_DEADLINE'
  | 'AI_ANSWER_TOKENS'
  | 'AI_PRICE_INPUT'
  | 'AI_PRICE_OUTPUT'
>;

/** Bytes. A few questions take a hundredth of it. */
const largestAnswer = 4 * 1024 * 1024;

/** Retries of temporary failures: overload, restarts, broken connections. */
const retries = 2;

const million = 1_000_000;

export function createLanguageModel(
  settings: ModelSettings,
  spending: Pick<Spending, 'reserve'>,
): LanguageModel {
  const {
    AI_ANSWER_TOKENS: longest,
    AI_PRICE_INPUT: readPrice,
    AI_PRICE_OUTPUT: writtenPrice,
  } = settings;
  const base = settings.AI_BASE_URL?.replace(/\/+$/, '');
  const refusal = base === undefined ? 'Сервис ИИ не настроен: задайте AI_BASE_URL' : null;
  let cachedClient: Promise<OpenAI> | undefined;
  /**
   * Reasoning models accept only the newer name, and some compatible servers only the older one.
   */
  let limit: 'max_tokens' | 'max_completion_tokens' = 'max_tokens';
  const ask = async (client: OpenAI, conversation: readonly ChatMessage[]) => {
    const create = () =>
      client.chat.completions.create({
        model: settings.AI_MODEL,
        messages: [...conversation],
        response_format: { type: 'json_object' },
        [limit]: longest,
      });
    return create().catch(async (error: unknown) => {
      if (limit !== 'max_tokens' || !(await wantsNewerLimit(error))) throw error;
      limit = 'max_completion_tokens';
      return create();
    });
  };
  const costOf: LanguageModel['costOf'] = ({ read, written }) =>
    readPrice === undefined || writtenPrice === undefined
      ? null
      : (read * readPrice + written * writtenPrice) / million;
  const spentOn = (tokens: Tokens): Spent => ({
    amount: tokens.read + tokens.written,
    cost: costOf(tokens) ?? 0,
  });
  return {
    refusal,
    complete: async (conversation, payer) => {
      if (base === undefined) throw failedDependency(refusal ?? '', 'not_configured');
      const read = mostTokensIn(conversation);
      const reservation = await spending.reserve(payer, 'ai', spentOn({ read, written: longest }));
      cachedClient ??= clientAt(base, settings);
      const client = await cachedClient;
      const { choices, usage } = await ask(client, conversation).catch(async (error: unknown) => {
        if (await isUnanswered(error)) await reservation.settle(nothing);
        throw await failed(error);
      });
      // Compatible servers may leave out any field.
      const text = choices?.[0]?.message?.content ?? '';
      const tokens = { read: usage?.prompt_tokens ?? 0, written: usage?.completion_tokens ?? 0 };
      const counted = usage ? tokens : { read, written: mostTokensOf(text) };
      await reservation.settle(spentOn(counted));
      return { text, tokens };
    },
    costOf,
  };
}

const nothing: Spent = { amount: 0, cost: 0 };

/** Tokens that each message adds. */
const frame = 8;

const mostTokensIn = (conversation: readonly ChatMessage[]): number =>
  conversation.reduce((sum, { content }) => sum + mostTokensOf(content) + frame, frame);

/**
 * An upper bound. A token has at least one byte, and models that know Russian use at most one token per letter.
 */
const mostTokensOf = (text: string): number => Buffer.byteLength(text.replaceAll(/[а-яё]/gi, 'a'));

async function wantsNewerLimit(error: unknown): Promise<boolean> {
  const { BadRequestError } = await import('openai');
  return error instanceof BadRequestError && error.message.includes('max_completion_tokens');
}

/** Whether the service refused or was not reached, so that nothing is charged. */
async function isUnanswered(error: unknown): Promise<boolean> {
  const { APIConnectionError, APIError } = await import('openai');
  if (error instanceof APIConnectionError) return isUnreached(error);
  return error instanceof APIError && error.status !== undefined;
}

const unreached = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The original error is the last in the chain of causes. */
function isUnreached(error: Error): boolean {
  if ('code' in error && unreached.has(String(error.code))) return true;
  return error.cause instanceof Error && isUnreached(error.cause);
}

async function clientAt(
  baseURL: string,
  { AI_API_KEY: key, AI_DEADLINE: timeout }: ModelSettings,
): Promise<OpenAI> {
  const { OpenAI: Client } = await import('openai'); // Takes 300 ms to load and is rarely needed.
  return new Client({
    baseURL,
    // The client requires a key; services without authentication ignore it.
    apiKey: key ?? 'none',
    timeout,
    maxRetries: retries,
    fetchOptions: {
      redirect: 'error',
      // A model may compute for a long time before it sends headers.
      dispatcher: new Agent({
        headersTimeout: timeout,
        bodyTimeout: timeout,
        maxResponseSize: largestAnswer,
      }),
    },
  });
}

/** The error for users. The service's own error is the cause, for the operator. */
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
