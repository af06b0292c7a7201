// The jobs of this domain.
import type { JobKinds } from '../jobs/index.ts';
import { countOf } from '../ui/index.ts';
import { RepeatPaymentExport } from './payments/export/RepeatPaymentExport.tsx';
import { paymentNouns } from './payments/paymentNouns.ts';
import { RepeatPromoCodeExport } from './promo-codes/export/RepeatPromoCodeExport.tsx';

const promoCodes = (count: number) => countOf(count, ['промокод', 'промокода', 'промокодов']);

const payments = (count: number) => countOf(count, paymentNouns);

export const paymentJobs = {
  PAYMENTS_EXPORT: {
    title: 'Экспорт платежей',
    done: (count) => `Экспорт готов: ${payments(count)}`,
    failed: 'Не удалось выгрузить платежи',
    stop: 'Остановить экспорт платежей?',
    stopped: 'Экспорт остановлен',
    amount: payments,
    Repeat: RepeatPaymentExport,
  },
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
