// The payments domain: payments, refunds, instalments and the shop at the payment provider.
import fp from 'fastify-plugin';
import { jobQueue } from '../kit/jobs/job-queue.ts';
import { createInstalmentHandler } from './instalments/due-dates.ts';
import { createPayerMailer } from './payer-emails.ts';
import { paymentScheduler, type PaymentTask } from './payments/payment-scheduler.ts';
import { paymentTasks } from './payments/payment-tasks.ts';
import { createReceiptSender } from './payments/receipts.ts';
import { yooKassa } from './providers/yoo-kassa.ts';
import { createShopChecker } from './providers/yoo-kassa-shop.ts';
import { createPaymentPoller } from './payment-poller.ts';
import { registerPayments } from './routes.ts';

export const payments = fp(
  async (app) => {
    const { settings, background, outbound, publicUrl, scopeOfMember, queues, workers } = app.kit;
    const { jobs, messages, log } = app;
    const providerAt = yooKassa(settings.YOOKASSA_URL);
    const sendToPayer = createPayerMailer({ database: background, messages, scopeOfMember, log });
    const mailing = { database: background, sendToPayer, publicUrl };
    const queue = jobQueue<PaymentTask>(background.queue, log, {
      name: 'payments',
      // Tasks of different companies at once; most of the time they wait for the provider.
      workers: 4,
      neverWaits: true,
    });
    const scheduler = paymentScheduler(queue);
    queues.push(
      paymentTasks({
        queue,
        scheduler,
        database: background,
        providerAt,
        outbound,
        sendReceipt: createReceiptSender(mailing),
        handleInstalment: createInstalmentHandler(mailing),
        log,
      }),
    );
    workers.push(createPaymentPoller(background, scheduler, log));
    registerPayments(app, {
      ...app.kit,
      jobs,
      providerAt,
      paymentScheduler: scheduler,
      yooKassa: createShopChecker(settings.YOOKASSA_URL),
    });
  },
  { name: 'payments', dependencies: ['orders'] },
);
