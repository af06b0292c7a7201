// Stores the settings of this browser's recent exports by job, so that they can be repeated: the server stores only the
// file.
import { readSetting, writeSetting, type Setting } from '../kit/network/settings.ts';

const kept = 20;

export interface ExportOrders<Input> {
  orderOf: (jobId: string) => Input | null;
  rememberOrder: (jobId: string, input: Input) => void;
}

/** Reads and writes the export settings under this browser setting. */
export function exportOrders<Input extends object>(setting: Setting): ExportOrders<Input> {
  type Order = readonly [jobId: string, input: Input];

  const isOrder = (order: unknown): order is Order =>
    Array.isArray(order) && typeof order[0] === 'string' && typeof order[1] === 'object';

  const read = (): readonly Order[] => {
    try {
      const orders: unknown = JSON.parse(readSetting(setting) ?? '[]');
      return Array.isArray(orders) ? orders.filter(isOrder) : [];
    } catch {
      return [];
    }
  };

  return {
    orderOf: (jobId) => read().find(([id]) => id === jobId)?.[1] ?? null,
    rememberOrder: (jobId, input) => {
      const orders = [...read(), [jobId, input]].slice(-kept);
      writeSetting(setting, JSON.stringify(orders));
    },
  };
}
