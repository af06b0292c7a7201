// One webhook attempt and its result, with an error text for people who look into a failure.
import { Failure } from '../../kit/http/errors.ts';
import { AddressNotAllowed, type Outbound } from '../../kit/services/outbound.ts';
import type { CircuitBreakers } from './circuit-breakers.ts';
import type { DueDelivery } from './delivery-queue.ts';
import { signatureOf } from './webhook-rules.ts';

/** The result of an attempt. */
export interface DeliveryAttempt {
  url: string | null;
  status: number | null;
  error: string | null;
  answer: string | null;
  /** Milliseconds. */
  took: number;
  isDelivered: boolean;
  /** Further attempts would fail in the same way. */
  isFinal: boolean;
}

/** Characters of a response body that are stored. */
const storedAnswerLength = 1024;

export async function attemptDelivery(
  { outbound, receivers }: { outbound: Outbound; receivers: CircuitBreakers },
  companyId: number,
  { webhook, secret, uuid, event, body }: DueDelivery,
): Promise<DeliveryAttempt> {
  if (webhook === null) {
    return { ...nothing, error: 'У формы больше нет вебхука', took: 0, isFinal: true };
  }
  // Per company: URLs that one company enters must not affect another company's deliveries.
  const receiver = `${companyId} ${new URL(webhook).origin}`;
  if (receivers.isOpen(receiver)) {
    return { ...nothing, url: webhook, error: stillHangs, took: 0 };
  }
  const began = new Date();
  const took = () => Math.max(0, Date.now() - began.getTime());
  const { previous, previous_until: until } = secret;
  const stillSigns = previous !== null && until !== null && new Date(until) > began;
  const secrets = [secret.secret, ...(stillSigns ? [previous] : [])];
  try {
    const answer = await outbound.fetchFor(companyId)(webhook, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Kafedra-Webhooks/1',
        'kafedra-delivery': uuid,
        'kafedra-event': event,
        'kafedra-signature': signatureOf(secrets, body, began),
      },
      body,
    });
    const text = await answer.text();
    receivers.recordResponse(receiver);
    return {
      url: webhook,
      status: answer.status,
      error: answer.ok ? null : refusalOf(answer.status),
      // PostgreSQL can't store U+0000.
      answer: text.slice(0, storedAnswerLength).replaceAll('\0', '').toWellFormed(),
      took: took(),
      isDelivered: answer.ok,
      isFinal: false,
    };
  } catch (error) {
    const words = wordsFor(error);
    if (words === hangs) receivers.recordTimeout(receiver);
    else receivers.recordResponse(receiver);
    return { ...nothing, url: webhook, error: words, took: took() };
  }
}

const nothing = {
  url: null,
  status: null,
  answer: null,
  isDelivered: false,
  isFinal: false,
} as const;

/** The result without an attempt: a delivery that is resent by hand starts anew. */
export const gaveUpResult: DeliveryAttempt = {
  ...nothing,
  error: 'Сервер трижды останавливался во время отправки: больше она не начнётся сама',
  took: 0,
  isFinal: true,
};

const refusalOf = (status: number): string =>
  status >= 300 && status < 400
    ? 'Сервер отправил по другому адресу: укажите сразу его'
    : 'Сервер ответил отказом';

const hangs = 'Сервер не ответил вовремя';

const stillHangs = 'Не отправлено: сервер только что не отвечал, попробуем позже';

const knownWords: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Сервер не принимает соединений',
  ECONNRESET: 'Сервер оборвал соединение',
  ENOTFOUND: 'Такого адреса нет в DNS',
  ENODATA: 'Такого адреса нет в DNS',
  UND_ERR_SOCKET: 'Сервер оборвал соединение',
  UND_ERR_CONNECT_TIMEOUT: hangs,
  UND_ERR_RES_EXCEEDED_MAX_SIZE: 'Ответ слишком длинный',
  CERT_HAS_EXPIRED: 'Сертификат сервера устарел',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Сертификату сервера нельзя доверять',
  SELF_SIGNED_CERT_IN_CHAIN: 'Сертификату сервера нельзя доверять',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'Сертификату сервера нельзя доверять',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Сертификат сервера выдан на другое имя',
};

function wordsFor(error: unknown): string {
  if (error instanceof Failure) return error.message;
  if (!(error instanceof Error)) return unknownFailure;
  if (error instanceof AddressNotAllowed)
    return 'По этому адресу отправлять нельзя: нужен https:// и сервер в интернете';
  if (error.name === 'TimeoutError') return hangs;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && knownWords[code] !== undefined) return knownWords[code];
  // fetch reports the reason of a failure as the cause.
  return error.cause === undefined ? unknownFailure : wordsFor(error.cause);
}

const unknownFailure = 'Соединиться с сервером не получилось';
