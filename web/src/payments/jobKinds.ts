// The jobs of this domain.
import { exportJob } from '../exports/index.ts';
import type { JobKinds } from '../jobs/index.ts';
import { countOf } from '../ui/index.ts';
import { paymentExport } from './payments/export/paymentExport.ts';
import { paymentNouns } from './payments/paymentNouns.ts';
import { promoCodeExport } from './promo-codes/export/promoCodeExport.ts';

const promoCodes = (count: number) => countOf(count, ['промокод', 'промокода', 'промокодов']);

const payments = (count: number) => countOf(count, paymentNouns);

export const jobKinds = {
  PAYMENTS_EXPORT: exportJob(paymentExport, {
    title: 'Экспорт платежей',
    failed: 'Не удалось выгрузить платежи',
    stop: 'Остановить экспорт платежей?',
    amount: payments,
    list: { path: 'payments', label: 'К платежам' },
  }),
  PROMO_CODES_EXPORT: exportJob(promoCodeExport, {
    title: 'Экспорт промокодов',
    failed: 'Не удалось выгрузить промокоды',
    stop: 'Остановить экспорт промокодов?',
    amount: promoCodes,
    list: { path: 'promo-codes', label: 'К промокодам' },
  }),
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
