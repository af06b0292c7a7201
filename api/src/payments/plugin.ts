// The payments domain: payments, refunds, instalments and the shop at the payment provider.
import fp from 'fastify-plugin';
import { instalments } from './instalments/following.ts';
import { payerMails } from './payer-mails.ts';
import { paymentWork } from './payments/payment-work.ts';
import { receipts } from './payments/receipts.ts';
import { yooKassa } from './providers/yoo-kassa.ts';
import { yooKassaAt } from './providers/yoo-kassa-shop.ts';
import { regularPass } from './regular-pass.ts';
import { registerPayments } from './routes.ts';

export const payments = fp(
  async (app) => {
    const { settings, background, outbound, publicUrl, scopeOfMember, queues, workers } = app.kit;
    const { jobs, messages, log } = app;
    const providerAt = yooKassa(settings.YOOKASSA_URL);
    const sendToPayer = payerMails({ database: background, messages, scopeOfMember, log });
    const mailing = { database: background, sendToPayer, publicUrl };
    const work = paymentWork({
      database: background,
      providerAt,
      outbound,
      sendReceipt: receipts(mailing),
      followInstalment: instalments(mailing),
      log,
    });
    queues.push(work);
    workers.push(regularPass(background, work, log));
    registerPayments(app, {
      ...app.kit,
      jobs,
      providerAt,
      paymentWork: work,
      yooKassa: yooKassaAt(settings.YOOKASSA_URL),
    });
  },
  { name: 'payments', dependencies: ['orders'] },
);
