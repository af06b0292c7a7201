// POSTs that may be sent again: of those with the same `Idempotency-Key` one has an effect, and the others get its answer.
// The key is taken and the answer kept in the transaction of the effect, so that there is neither without the other: what
// failed, or died half-way, may be tried again.
// The header: https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header
import { createHash, createHmac, type Hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../database/database.ts';
import { Failure } from './errors.ts';
import { addressOf } from './networks.ts';
import { find, keep, opened, reserve, sealed, type KeyOfCaller } from './stored-responses.ts';

/** Who sends a request: the same key of somebody else, or in another company, is another one. */
export type Sender = Omit<KeyOfCaller, 'key'>;

/** What a POST that works in steps has done: its answer, from the transaction of its effect. */
export class Effected<T> {
  readonly answer: T;

  constructor(answer: T) {
    this.answer = answer;
  }
}

type Work<T> = (transaction: Transaction) => Promise<T>;

/** The doors to the effect of a POST that works in steps: one of them once, and what is answered there is its answer. */
export interface EffectDoors {
  company<T>(scope: Parameters<Database['company']>[0], work: Work<T>): Promise<Effected<T>>;
  person<T>(personId: number, work: Work<T>): Promise<Effected<T>>;
  system<T>(work: Work<T>, actor?: { personId: number }): Promise<Effected<T>>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Before the steps of a POST, which are not taken where it has an answer already. */
    effectOf: (
      request: FastifyRequest,
      sender: Sender,
      options: { isStreamed: boolean },
    ) => Promise<EffectDoors>;
  }
}

/** Lets work in steps have its effect once. */
export function haveEffectsOnce(
  app: FastifyInstance,
  database: Pick<Database, 'company' | 'person' | 'system'>,
): void {
  app.decorate('effectOf', async (request, sender, { isStreamed }) => {
    const key = idempotencyKeyOf(request);
    // What a stream holds is known once it is read.
    if (key !== null && !isStreamed) {
      const before = await database.system((transaction) => find(transaction, { ...sender, key }));
      if (before !== null) throw repeated(request, key, before);
    }
    const effect =
      <T>(work: Work<T>) =>
      async (transaction: Transaction) =>
        new Effected(await once(transaction, request, sender, () => work(transaction)));
    return {
      company: (scope, work) => database.company(scope, effect(work)),
      person: (personId, work) => database.person(personId, effect(work)),
      system: (work, actor) => database.system(effect(work), actor),
    };
  });
}

/**
 * Does work whose answer is kept with it, under the key of its request if it has one. Where another request had this
 * effect, it throws, so that what was done for this one is undone; `answeredOnce` answers then.
 */
export async function once<T>(
  transaction: Transaction,
  request: FastifyRequest,
  sender: Sender,
  work: () => Promise<T>,
): Promise<T> {
  const key = idempotencyKeyOf(request);
  if (key === null) return work();
  const before = await reserve(transaction, { ...sender, key });
  if (before !== null) throw repeated(request, key, before);
  const answer = await work();
  // It travels with the commit, which fails when this does.
  keep(transaction, { ...sender, key }, sealed(answer, secretOf(request, key))).catch(() => {});
  return answer;
}

/**
 * The answer of work, or the one that its request got before. Requests with one key take turns, before they hold a
 * connection to the database; those of other processes wait for each other there.
 */
export async function answeredOnce(
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

/** A file that passes by on its way elsewhere, as the body that requests with one key must have in common. */
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

/** Clients have 200 signs: the gateway numbers the writes of one operation behind them. */
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

/** The request was answered before. */
class Repeated extends Error {
  readonly answer: unknown;

  constructor(answer: unknown) {
    super('the request was answered before');
    this.answer = answer;
  }
}

function repeated(request: FastifyRequest, key: string, seal: string): Error {
  const kept = opened(seal, secretOf(request, key));
  if (kept === null) return refused('idempotency_key_reused', reused);
  if ('tooLong' in kept) return refused('answer_not_kept', tooLong);
  return new Repeated(kept.answer);
}

const refused = (code: string, message: string) => new Failure(422, [{ message, code }]);

const reused = 'Этот «Idempotency-Key» уже был у другого запроса: у каждого запроса он свой';
const tooLong = 'Этот запрос уже выполнен, а ответ на него слишком велик, чтобы его повторить';

const streamed = new WeakMap<FastifyRequest, Hash>();

/** Differs with the token, the key, the address and the body; neither key nor address has a space. */
function secretOf(request: FastifyRequest, key: string): Buffer {
  const secret = createHmac('sha256', request.headers.authorization ?? '');
  secret.update(`${key} ${request.url} `);
  const stream = streamed.get(request);
  return secret.update(stream?.copy().digest() ?? JSON.stringify(request.body ?? {})).digest();
}
