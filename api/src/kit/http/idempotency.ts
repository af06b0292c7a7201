// Makes repeated POSTs safe: of those with the same `Idempotency-Key` one has an effect, and the others get its
// response (https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header).
import { createHash, createHmac, type Hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../database/database.ts';
import { Failure } from './errors.ts';
import { addressOf } from './networks.ts';
import {
  findResponse,
  storeResponse,
  decryptResponse,
  reserve,
  encryptResponse,
  type IdempotencyKey,
} from './stored-responses.ts';

/** The owner of a key. Keys of another caller, or in another company, are different keys. */
export type KeyOwner = Omit<IdempotencyKey, 'key'>;

/** The response of a POST that runs several transactions, from the one that has the effect. */
export class EffectResult<T> {
  readonly answer: T;

  constructor(answer: T) {
    this.answer = answer;
  }
}

type Work<T> = (transaction: Transaction) => Promise<T>;

/**
 * The transactions for the effect of such a POST. The route uses exactly one of them; the key is reserved and the
 * response stored in that transaction, so a failed request can be repeated.
 */
export interface EffectTransactions {
  company<T>(scope: Parameters<Database['company']>[0], work: Work<T>): Promise<EffectResult<T>>;
  person<T>(personId: number, work: Work<T>): Promise<EffectResult<T>>;
  system<T>(work: Work<T>, actor?: { personId: number }): Promise<EffectResult<T>>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Called before a POST with several transactions. Throws if the request already has a response.
     */
    effectOf: (
      request: FastifyRequest,
      sender: KeyOwner,
      options: { isStreamed: boolean },
    ) => Promise<EffectTransactions>;
  }
}

/** Provides `app.effectOf`. */
export function registerIdempotency(
  app: FastifyInstance,
  database: Pick<Database, 'company' | 'person' | 'system'>,
): void {
  app.decorate('effectOf', async (request, sender, { isStreamed }) => {
    const key = idempotencyKeyOf(request);
    // The content of a stream is known only after it is read.
    if (key !== null && !isStreamed) {
      const before = await database.system((transaction) =>
        findResponse(transaction, { ...sender, key }),
      );
      if (before !== null) throw repeated(request, key, before);
    }
    const effect =
      <T>(work: Work<T>) =>
      async (transaction: Transaction) =>
        new EffectResult(await runOnce(transaction, request, sender, () => work(transaction)));
    return {
      company: (scope, work) => database.company(scope, effect(work)),
      person: (personId, work) => database.person(personId, effect(work)),
      system: (work, actor) => database.system(effect(work), actor),
    };
  });
}

/**
 * Runs work and stores its response in the same transaction, under the request's key if it has one. Throws if another
 * request already had the effect, so that this work is rolled back; `runOrReplay` then sends the stored response.
 */
export async function runOnce<T>(
  transaction: Transaction,
  request: FastifyRequest,
  sender: KeyOwner,
  work: () => Promise<T>,
): Promise<T> {
  const key = idempotencyKeyOf(request);
  if (key === null) return work();
  const before = await reserve(transaction, { ...sender, key });
  if (before !== null) throw repeated(request, key, before);
  const answer = await work();
  // Pipelined with the commit, which fails if this does.
  storeResponse(
    transaction,
    { ...sender, key },
    encryptResponse(answer, secretOf(request, key)),
  ).catch(() => {});
  return answer;
}

/**
 * Returns the result of the work, or the stored response of an earlier request. Requests with the same key wait for
 * each other before they take a connection; requests to other processes wait in the database.
 */
export async function runOrReplay(
  request: FastifyRequest,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const key = idempotencyKeyOf(request);
  if (key === null) return work();
  try {
    return await inTurn(`${request.headers.authorization ?? addressOf(request)} ${key}`, work);
  } catch (error) {
    if (error instanceof Repeated) return error.answer;
    throw error;
  }
}

/** Passes a file through and hashes it, as the body that requests with the same key must share. */
export async function* streamedBody(
  request: FastifyRequest,
  name: string,
  chunks: AsyncIterable<Buffer>,
): AsyncIterable<Buffer> {
  if (idempotencyKeyOf(request) === null) return yield* chunks;
  const digest = createHash('sha256').update(JSON.stringify(name));
  streamed.set(request, digest);
  for await (const chunk of chunks) {
    digest.update(chunk);
    yield chunk;
  }
}

/** Clients may use 200 characters: the gateway appends numbers for the writes of one operation. */
const keyForm = /^[\x21-\x7e]{1,255}$/;

function idempotencyKeyOf({ method, headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (method !== 'POST' || key === undefined) return null;
  if (typeof key === 'string' && keyForm.test(key)) return key;
  throw new Failure(400, [
    {
      message: '«Idempotency-Key» — от 1 до 255 видимых знаков без пробелов',
      code: 'bad_idempotency_key',
    },
  ]);
}

const turns = new Map<string, Promise<unknown>>();

async function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turn = (turns.get(name) ?? Promise.resolve()).then(work, work);
  turns.set(name, turn);
  try {
    return await turn;
  } finally {
    if (turns.get(name) === turn) turns.delete(name);
  }
}

/** The request already has a response. */
class Repeated extends Error {
  readonly answer: unknown;

  constructor(answer: unknown) {
    super('the request was answered before');
    this.answer = answer;
  }
}

function repeated(request: FastifyRequest, key: string, seal: string): Error {
  const stored = decryptResponse(seal, secretOf(request, key));
  if (stored === null) return refused('idempotency_key_reused', reused);
  if ('tooLong' in stored) return refused('answer_not_kept', tooLong);
  return new Repeated(stored.answer);
}

const refused = (code: string, message: string) => new Failure(422, [{ message, code }]);

const reused = 'Этот «Idempotency-Key» уже был у другого запроса: у каждого запроса он свой';
const tooLong = 'Этот запрос уже выполнен, а ответ на него слишком велик, чтобы его повторить';

const streamed = new WeakMap<FastifyRequest, Hash>();

/** Depends on the token, the key, the URL and the body. Neither key nor URL contains a space. */
function secretOf(request: FastifyRequest, key: string): Buffer {
  const secret = createHmac('sha256', request.headers.authorization ?? '');
  secret.update(`${key} ${request.url} `);
  const stream = streamed.get(request);
  return secret.update(stream?.copy().digest() ?? JSON.stringify(request.body ?? {})).digest();
}
