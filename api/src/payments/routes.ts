// Registers the routes, exports and jobs of the payments domain.
import type { FastifyInstance } from 'fastify';
import { registerHistory } from '../audits/index.ts';
import type { Jobs } from '../jobs/index.ts';
import './promo-codes/package-use.ts';
import { registerGifts } from './gifts/gifts.ts';
import { registerInstalments } from './instalments/instalments.ts';
import { ledgerResource } from './ledger/ledger-list.ts';
import { refuseMergingPaidOrders } from './payment-orders/paid-orders.ts';
import { paymentOrderResource } from './payment-orders/payment-orders.ts';
import { paymentsExport } from './payments/payment-export.ts';
import { registerPaymentRoutes } from './payments/payment-routes.ts';
import { registerPaymentSums } from './payments/payment-sums.ts';
import { registerPromoCodes } from './promo-codes/promo-code-routes.ts';
import { usedPromoCodeResource } from './promo-codes/used-promo-codes.ts';
import type { ShopChecker } from './providers/yoo-kassa-shop.ts';
import { readNotification } from './providers/yoo-kassa-wire.ts';
import { registerPurchases, type PurchaseParts } from './purchase/purchase-routes.ts';
import { registerReconciliations } from './reconciliation/reconciliations.ts';
import { registerSales } from './sales/sales-statistics.ts';
import { registerShopSettings } from './shop/shop-settings.ts';
import { paymentStatusResource } from './statuses/statuses.ts';

export function registerPayments(
  app: FastifyInstance,
  parts: PurchaseParts & { jobs: Jobs; yooKassa: ShopChecker },
): void {
  const { database } = parts;
  registerPromoCodes(app, parts);
  usedPromoCodeResource.register(app, database);
  paymentStatusResource.register(app, database);
  registerHistory(app, database, paymentStatusResource);
  paymentOrderResource.register(app, database);
  refuseMergingPaidOrders();
  registerPaymentRoutes(app, { ...parts, notified: readNotification });
  registerPaymentSums(app, database);
  paymentsExport.register(app, parts);
  ledgerResource.register(app, database);
  registerReconciliations(app, parts);
  registerPurchases(app, parts);
  registerSales(app, database);
  registerGifts(app, database);
  registerInstalments(app, parts);
  registerShopSettings(app, parts);
}
