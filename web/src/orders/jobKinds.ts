// The jobs of this domain.
import type { JobKinds } from '../jobs/index.ts';
import { countOf } from '../ui/index.ts';
import { RepeatOrderExport } from './export/RepeatOrderExport.tsx';
import { orderNouns } from './orders/orderNouns.ts';

const orders = (count: number) => countOf(count, orderNouns);

export const orderJobs = {
  ORDERS_EXPORT: {
    title: 'Экспорт заявок',
    done: (count) => `Экспорт готов: ${orders(count)}`,
    failed: 'Не удалось выгрузить заявки',
    stop: 'Остановить экспорт заявок?',
    stopped: 'Экспорт остановлен',
    amount: orders,
    Repeat: RepeatOrderExport,
  },
} satisfies Partial<JobKinds>;
