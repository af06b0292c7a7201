// Stores responses to requests with an `Idempotency-Key`, encrypted with a key derived from the token, the idempotency
// key and the request, because a response may contain a secret that is shown once.
import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import { and, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-queries.ts';
import { idempotencyKeys } from '../database/tables.ts';

/** Hours that a response is stored, by the database's clock. */
const lifetime = 24;

/** Characters of JSON that are stored: twice the size of a request body. */
const longest = 2 * 1024 * 1024;

/** An idempotency key and its owner. */
export interface IdempotencyKey {
  /** 0 outside companies. */
  companyId: number;
  /** 0 for a visitor. */
  personId: number;
  /** The network address, which identifies visitors. */
  address?: string;
  key: string;
}

/** A stored response; `tooLong` if it exceeded the limit. */
type StoredAnswer = { answer?: unknown } | { tooLong: true };

const isAlive = sql`${idempotencyKeys.created_at} > now() - ${sql.raw(String(lifetime))} * interval '1 hour'`;

const reserving = preparedQuery<{ answer: string | null }>(
  () => sql`insert into ${idempotencyKeys} (company_id, user_id, id)
    values (${sql.placeholder('companyId')}, ${sql.placeholder('personId')}, ${sql.placeholder('id')})
    on conflict (company_id, id) do update set
      answer = case when ${isAlive} then ${idempotencyKeys.answer} end,
      created_at = case when ${isAlive} then ${idempotencyKeys.created_at} else now() end
    returning answer`,
);

/**
 * Reserves a key in the transaction, and waits for another transaction that has it. Returns the encrypted response of
 * an earlier request, or null.
 */
export async function reserve(
  transaction: Transaction,
  key: IdempotencyKey,
): Promise<string | null> {
  const [row] = await reserving(transaction, valuesOf(key));
  return row?.answer ?? null;
}

const finding = preparedQuery<{ answer: string }>(
  () => sql`select answer from ${idempotencyKeys}
    where company_id = ${sql.placeholder('companyId')} and id = ${sql.placeholder('id')} and ${isAlive}`,
);

/** The encrypted response of an earlier request, or null. */
export async function findResponse(
  transaction: Transaction,
  key: IdempotencyKey,
): Promise<string | null> {
  const [row] = await finding(transaction, valuesOf(key));
  return row?.answer ?? null;
}

const keeping = preparedQuery(
  () => sql`update ${idempotencyKeys} set answer = ${sql.placeholder('answer')}
    where company_id = ${sql.placeholder('companyId')} and id = ${sql.placeholder('id')}`,
);

/** Stores the response under a key that the transaction has reserved. */
export async function storeResponse(
  transaction: Transaction,
  key: IdempotencyKey,
  answer: string,
): Promise<void> {
  await keeping(transaction, { ...valuesOf(key), answer });
}

/** Deletes expired responses in batches, so that no request waits for long. */
export async function removeExpiredResponses(database: Database): Promise<void> {
  const some = 1000;
  for (let removed = some; removed === some;) {
    removed = await database.system(async (transaction) => {
      const expired = transaction
        .select({ id: idempotencyKeys.id })
        .from(idempotencyKeys)
        .where(sql`not (${isAlive})`)
        .limit(some);
      const gone = await transaction
        .delete(idempotencyKeys)
        .where(and(inArray(idempotencyKeys.id, expired), sql`not (${isAlive})`))
        .returning({ id: idempotencyKeys.id });
      return gone.length;
    });
  }
}

/** The key itself is never stored, because it decrypts the response. */
const valuesOf = ({ companyId, personId, address, key }: IdempotencyKey) => ({
  companyId,
  personId,
  id: hash('sha256', JSON.stringify([companyId, personId, address, key]), 'base64url'),
});

const cipher = 'aes-256-gcm';
const ivSize = 12;
const tagSize = 16;

export function encryptResponse(answer: unknown, secret: Buffer): string {
  const json = JSON.stringify({ answer });
  const plaintext = json.length <= longest ? json : JSON.stringify({ tooLong: true });
  const iv = randomBytes(ivSize);
  const sealing = createCipheriv(cipher, secret, iv);
  const text = Buffer.concat([sealing.update(plaintext, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), text]).toString('base64');
}

/** Null if it was encrypted with another secret. */
export function decryptResponse(seal: string, secret: Buffer): StoredAnswer | null {
  const bytes = Buffer.from(seal, 'base64');
  const opening = createDecipheriv(cipher, secret, bytes.subarray(0, ivSize), {
    authTagLength: tagSize,
  });
  opening.setAuthTag(bytes.subarray(ivSize, ivSize + tagSize));
  const text = opening.update(bytes.subarray(ivSize + tagSize));
  try {
    return JSON.parse(Buffer.concat([text, opening.final()]).toString()) as StoredAnswer;
  } catch {
    return null;
  }
}
