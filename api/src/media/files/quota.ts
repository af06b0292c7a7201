// The storage quota of a company's plan.
import { formatSize } from '@kafedra/common/files';
import { installationOf, type Database, type Transaction } from '../../kit/database/database.ts';
import { invalid } from '../../kit/http/errors.ts';

export interface QuotaState {
  /** Bytes. */
  used: number;
  /** Bytes; null for no limit. */
  limit: number | null;
}

/** Reads a company's quota and use, at a cost that does not depend on the number of files. */
export type ReadQuota = (transaction: Transaction, companyId: number) => Promise<QuotaState>;

/** Throws 422 for the field unless this many bytes fit into the quota. */
export function requireQuota({ used, limit }: QuotaState, bytes: number, field: string): void {
  if (limit === null || used + bytes <= limit) return;
  const message = `Не хватает места: занято ${formatSize(used)} из ${formatSize(limit)}. Удалите лишнее или смените тариф`;
  throw invalid(field, message, 'no_room');
}

/** Checks the quota before an upload. Files of people, outside of companies, have no limit. */
export async function requireQuotaForUpload(
  { database, readQuota }: { database: Database; readQuota: ReadQuota },
  companyId: number | null,
  bytes: number,
  field: string,
): Promise<void> {
  if (companyId === null) return;
  const room = await database.system((transaction) => readQuota(transaction, companyId));
  requireQuota(room, bytes, field);
}

const rooms = new WeakMap<object, ReadQuota>();

/** Sets how the quota is read for an installation, for work that has only a transaction. */
export const declareQuota = ({ installation }: Database, readQuota: ReadQuota): void => {
  rooms.set(installation, readQuota);
};

/** The quota of a company, as the company domain declared it. */
export const readQuota: ReadQuota = (transaction, companyId) => {
  const declared = rooms.get(installationOf(transaction));
  if (declared === undefined) throw new Error('no quota is declared for companies');
  return declared(transaction, companyId);
};

/** Throws 422 for the field if the bytes that the transaction has added exceed the quota. */
export async function requireQuotaForAdded(
  transaction: Transaction,
  companyId: number,
  bytes: number,
  field: string,
): Promise<void> {
  const { used, limit } = await readQuota(transaction, companyId);
  requireQuota({ used: used - bytes, limit }, bytes, field);
}
