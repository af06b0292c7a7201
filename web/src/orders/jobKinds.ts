// The jobs of this domain.
import { exportJob } from '../exports/index.ts';
import type { JobKinds } from '../jobs/index.ts';
import { countOf } from '../ui/index.ts';
import { orderExport } from './export/orderExport.ts';
import { orderNouns } from './orders/orderNouns.ts';

const orders = (count: number) => countOf(count, orderNouns);

export const jobKinds = {
  ORDERS_EXPORT: exportJob(orderExport, {
    title: 'Экспорт заявок',
    failed: 'Не удалось выгрузить заявки',
    stop: 'Остановить экспорт заявок?',
    amount: orders,
    list: { path: 'orders', label: 'К заявкам' },
  }),
} satisfies Partial<JobKinds>;
