// The jobs of this domain.
import type { JobKinds } from '../jobs/index.ts';
import { countOf } from '../ui/index.ts';
import { RepeatPromoCodeExport } from './promo-codes/export/RepeatPromoCodeExport.tsx';

const promoCodes = (count: number) => countOf(count, ['промокод', 'промокода', 'промокодов']);

export const paymentJobs = {
  PROMO_CODES_EXPORT: {
    title: 'Экспорт промокодов',
    done: (count) => `Экспорт готов: ${promoCodes(count)}`,
    failed: 'Не удалось выгрузить промокоды',
    stop: 'Остановить экспорт промокодов?',
    stopped: 'Экспорт остановлен',
    amount: promoCodes,
    Repeat: RepeatPromoCodeExport,
  },
  PROMO_CODES_CREATION: {
    title: 'Создание промокодов',
    done: (count) => `Готово: ${promoCodes(count)}. Их можно скачать файлом`,
    failed: 'Не удалось создать промокоды',
    stop: 'Остановить создание промокодов?',
    stopped: 'Создание промокодов остановлено',
    stopNote: 'Ни один из них не появится.',
    amount: promoCodes,
    fillsLists: true,
  },
} satisfies Partial<JobKinds>;
