// What was ordered in the last exports of this browser, by the job: the server keeps the file, not the wish.
import { readSetting, writeSetting } from '../kit/settings.ts';
import type { ExportCoursesInput } from './__generated__/useOrderExportMutation.graphql.ts';

const kept = 20;

export function orderOf(jobId: string): ExportCoursesInput | null {
  return read().find(([id]) => id === jobId)?.[1] ?? null;
}

export function rememberOrder(jobId: string, input: ExportCoursesInput): void {
  const orders = [...read(), [jobId, input]].slice(-kept);
  writeSetting('course_export_orders', JSON.stringify(orders));
}

function read(): (readonly [string, ExportCoursesInput])[] {
  try {
    const orders: unknown = JSON.parse(readSetting('course_export_orders') ?? '[]');
    return Array.isArray(orders) ? orders.filter(isOrder) : [];
  } catch {
    return [];
  }
}

function isOrder(order: unknown): order is [string, ExportCoursesInput] {
  return Array.isArray(order) && typeof order[0] === 'string' && typeof order[1] === 'object';
}
