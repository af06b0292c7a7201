// Global ids: base64url of `Type:companyId:id` for what belongs to a company, `Type:id` for what does not.
// The company is part of the id, so `node` finds any record again without being told where it is.

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

/** Null when it is no global id, so that a guess and a typing error look like a record that does not exist. */
export function fromGlobalId(value: string): GlobalRef | null {
  const match = pattern.exec(Buffer.from(value, 'base64url').toString('latin1'));
  if (!match) return null;
  const ref: GlobalRef = {
    type: match[1] as string,
    companyId: match[2] === undefined ? null : Number(match[2]),
    id: Number(match[3]),
  };
  // Decoding forgives padding, signs and letters outside the alphabet; one record has one id.
  return toGlobalId(ref) === value ? ref : null;
}

/** What a mutation is about; an id of something else is one of nothing. */
export function requireGlobal(value: string, type: string): { readonly id: number } {
  const ref = fromGlobalId(value);
  if (ref?.type !== type || ref.companyId !== null) throw notFound();
  return ref;
}

/** The same for what belongs to a company. */
export function requireInCompany(
  value: string,
  type: string,
): { readonly companyId: number; readonly id: number } {
  const ref = fromGlobalId(value);
  if (ref?.type !== type || ref.companyId === null) throw notFound();
  return { companyId: ref.companyId, id: ref.id };
}

/** The REST ids of records of one company; null when one of them is something else or somewhere else. */
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

// Fifteen digits stay exact in a JavaScript number.
const pattern = /^([A-Z][A-Za-z0-9]*):(?:([1-9]\d{0,14}):)?([1-9]\d{0,14})$/;
