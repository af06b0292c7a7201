// The storage quota of a company's plan.
import { formatSize } from '@kafedra/common/files';
import { installationOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';

export interface Room {
  /** Bytes. */
  used: number;
  /** Bytes; null for no limit. */
  limit: number | null;
}

/** Reads a company's quota and use, at a cost that does not depend on the number of files. */
export type RoomOf = (transaction: Transaction, companyId: number) => Promise<Room>;

/** Throws 422 for the field unless this many bytes fit into the quota. */
export function requireRoom({ used, limit }: Room, bytes: number, field: string): void {
  if (limit === null || used + bytes <= limit) return;
  const message = `Не хватает места: занято ${formatSize(used)} из ${formatSize(limit)}. Удалите лишнее или смените тариф`;
  throw invalid(field, message, 'no_room');
}

/** Checks the quota before an upload. Files of people, outside of companies, have no limit. */
export async function refuseWithoutRoom(
  { database, roomOf }: { database: Database; roomOf: RoomOf },
  companyId: number | null,
  bytes: number,
  field: string,
): Promise<void> {
  if (companyId === null) return;
  const room = await database.system((transaction) => roomOf(transaction, companyId));
  requireRoom(room, bytes, field);
}

const rooms = new WeakMap<object, RoomOf>();

/** Sets how the quota is read for an installation, for work that has only a transaction. */
export const declareRoom = ({ installation }: Database, roomOf: RoomOf): void => {
  rooms.set(installation, roomOf);
};

/** The quota of a company, as the company domain declared it. */
export const roomOf: RoomOf = (transaction, companyId) => {
  const declared = rooms.get(installationOf(transaction));
  if (declared === undefined) throw new Error('no quota is declared for companies');
  return declared(transaction, companyId);
};

/** Throws 422 for the field if the bytes that the transaction has added exceed the quota. */
export async function requireRoomOfAdded(
  transaction: Transaction,
  companyId: number,
  bytes: number,
  field: string,
): Promise<void> {
  const { used, limit } = await roomOf(transaction, companyId);
  requireRoom({ used: used - bytes, limit }, bytes, field);
}
