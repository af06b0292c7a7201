// The pages of this domain and their addresses.
import { pageRoute, type DomainRoutes } from '../kit/pages/page.tsx';
import { FormSkeleton, ListSkeleton, RecordSkeleton } from '../kit/pages/skeletons.tsx';

export const routes: DomainRoutes = {
  company: [
    pageRoute({
      path: 'payments',
      title: 'Платежи',
      skeleton: ListSkeleton,
      load: () =>
        import('./payments/paymentListRoute.ts').then((module) => module.paymentListRoute),
    }),
    pageRoute({
      path: 'payments/:payment_id',
      title: 'Платёж',
      skeleton: RecordSkeleton,
      load: () => import('./payments/paymentRoute.ts').then((module) => module.paymentRoute),
    }),
    pageRoute({
      path: 'payment-statuses',
      title: 'Статусы платежей',
      skeleton: ListSkeleton,
      load: () =>
        import('./statuses/paymentStatusListRoute.ts').then(
          (module) => module.paymentStatusListRoute,
        ),
    }),
    pageRoute({
      path: 'promo-codes',
      title: 'Промокоды',
      skeleton: ListSkeleton,
      load: () =>
        import('./promo-codes/promoCodeListRoute.ts').then((module) => module.promoCodeListRoute),
    }),
    pageRoute({
      path: 'promo-codes/code',
      title: 'Новый промокод',
      leaf: true,
      skeleton: FormSkeleton,
      load: () => import('./promo-codes/promoCodeRoute.ts').then((module) => module.promoCodeRoute),
    }),
    pageRoute({
      path: 'promo-codes/code/:promo_id',
      title: 'Промокод',
      skeleton: RecordSkeleton,
      load: () => import('./promo-codes/promoCodeRoute.ts').then((module) => module.promoCodeRoute),
    }),
    pageRoute({
      path: 'payments/sales',
      title: 'Продажи',
      skeleton: ListSkeleton,
      load: () => import('./sales/salesRoute.ts').then((module) => module.salesRoute),
    }),
    pageRoute({
      path: 'payments/gifts',
      title: 'Подарки',
      skeleton: ListSkeleton,
      load: () => import('./gifts/giftListRoute.ts').then((module) => module.giftListRoute),
    }),
    pageRoute({
      path: 'payments/reconciliations',
      title: 'Сверка с ЮKassa',
      skeleton: ListSkeleton,
      load: () =>
        import('./reconciliation/reconciliationListRoute.ts').then(
          (module) => module.reconciliationListRoute,
        ),
    }),
  ],
  visitor: [
    pageRoute({
      path: ':company/buy/:course_id',
      title: 'Покупка курса',
      load: () => import('./purchase/buyRoute.ts').then((module) => module.buyRoute),
    }),
  ],
  learning: [
    pageRoute({
      path: ':company/purchases',
      title: 'Мои покупки',
      load: () =>
        import('./purchase/purchaseListRoute.ts').then((module) => module.purchaseListRoute),
    }),
    pageRoute({
      path: ':company/purchases/:purchase_id',
      title: 'Заявка',
      load: () => import('./purchase/purchaseRoute.ts').then((module) => module.purchaseRoute),
    }),
  ],
};
