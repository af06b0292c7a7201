// Global ids: base64url of `Type:companyId:id` for records of a company, `Type:id` for others. The company is part of
// the id, so `node` needs no other context.

import { GraphQLError } from 'graphql';
import { notFound } from '../rest/errors.ts';

export interface GlobalRef {
  readonly type: string;
  /** Null for records above all companies. */
  readonly companyId: number | null;
  readonly id: number;
}

export function toGlobalId({ type, companyId, id }: GlobalRef): string {
  const text = companyId === null ? `${type}:${id}` : `${type}:${companyId}:${id}`;
  return Buffer.from(text).toString('base64url');
}

/** The error for a value that is not the global id of a record of the expected type. */
export class BadId extends GraphQLError {
  readonly value: string;

  constructor(value: string, type: string) {
    super(expectedId(value, type), { extensions: { code: 'BAD_ARGUMENT' } });
    this.value = value;
  }
}

function expectedId(value: string, type: string): string {
  const given = fromGlobalId(value);
  const description = given ? `идентификатор \`${given.type}\`` : `«${shortened(value)}»`;
  return `Ожидается глобальный идентификатор, как \`${type}.id\`, а не ${description}.`;
}

const shortened = (value: string) => (value.length <= 40 ? value : `${value.slice(0, 40)}…`);

/**
 * The message for the first value that is not an id of the type; null when all are, in any company.
 */
export function invalidIdMessage(values: readonly string[], type: string): string | null {
  const wrong = values.find((value) => fromGlobalId(value)?.type !== type);
  return wrong === undefined ? null : expectedId(wrong, type);
}

/** Null when the value is not a global id. */
export function fromGlobalId(value: string): GlobalRef | null {
  const match = pattern.exec(Buffer.from(value, 'base64url').toString('latin1'));
  if (!match) return null;
  const ref: GlobalRef = {
    type: match[1] as string,
    companyId: match[2] === undefined ? null : Number(match[2]),
    id: Number(match[3]),
  };
  // Decoding ignores padding and letters outside the alphabet; the comparison makes the encoding unique.
  return toGlobalId(ref) === value ? ref : null;
}

/** The record that an input refers to, above all companies; throws for other ids. */
export function requireGlobal(value: string, type: string): { readonly id: number } {
  const ref = refOf(value, type);
  if (ref.companyId !== null) throw notFound();
  return ref;
}

/** The same for a record of a company. */
export function requireInCompany(
  value: string,
  type: string,
): { readonly companyId: number; readonly id: number } {
  const ref = refOf(value, type);
  if (ref.companyId === null) throw notFound();
  return { companyId: ref.companyId, id: ref.id };
}

function refOf(value: string, type: string): GlobalRef {
  const ref = fromGlobalId(value);
  if (ref?.type !== type) throw new BadId(value, type);
  return ref;
}

/** The REST ids of records of one company; null when one is of another type or company. */
export function idsInCompany(
  values: readonly string[],
  type: string,
  companyId: number,
): number[] | null {
  const refs = values.map(fromGlobalId);
  const ids = refs.flatMap((ref) =>
    ref?.type === type && ref.companyId === companyId ? [ref.id] : [],
  );
  return ids.length === values.length ? ids : null;
}

// Fifteen digits fit exactly into a JavaScript number.
const pattern = /^([A-Z][A-Za-z0-9]*):(?:([1-9]\d{0,14}):)?([1-9]\d{0,14})$/;
