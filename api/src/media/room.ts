// Room for files: what a company's plan gives is not gone beyond.
import { formatSize } from '@kafedra/common/files';
import type { Database, Transaction } from '../kit/database.ts';
import { invalid } from '../kit/errors.ts';

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
