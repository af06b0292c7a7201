// Room for files: what a company's plan gives is not gone beyond.
import { formatSize } from '@kafedra/common/files';
import { installationOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';

export interface Room {
  /** In bytes. */
  used: number;
  /** In bytes; null for no limit. */
  limit: number | null;
}

/** How much room a company has: it costs the same however many files there are. */
export type RoomOf = (transaction: Transaction, companyId: number) => Promise<Room>;

/** Throws 422 at the field unless so many bytes more have room. */
export function requireRoom({ used, limit }: Room, bytes: number, field: string): void {
  if (limit === null || used + bytes <= limit) return;
  const message = `Не хватает места: занято ${formatSize(used)} из ${formatSize(limit)}. Удалите лишнее или смените тариф`;
  throw invalid(field, message, 'no_room');
}

/** The same before the bytes come. Files of people, in no company, have no limit. */
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

/** Says how much room the companies of a database have, for work that has nothing but its transaction. */
export const declareRoom = ({ installation }: Database, roomOf: RoomOf): void => {
  rooms.set(installation, roomOf);
};

/** Throws 422 at the field unless so many bytes, which the transaction has added, had room. */
export async function requireRoomOfAdded(
  transaction: Transaction,
  companyId: number,
  bytes: number,
  field: string,
): Promise<void> {
  const roomOf = rooms.get(installationOf(transaction));
  if (roomOf === undefined) throw new Error('nobody said how much room companies have');
  const { used, limit } = await roomOf(transaction, companyId);
  requireRoom({ used: used - bytes, limit }, bytes, field);
}
