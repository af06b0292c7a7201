// The routes of courses.
import { pageRoute, plainRoute, type DomainRoutes } from '../kit/pages/page.tsx';
import { FormSkeleton, ListSkeleton, RecordSkeleton } from '../kit/pages/skeletons.tsx';

export const routes: DomainRoutes = {
  plain: [
    plainRoute({
      path: 'certificates',
      title: 'Проверка сертификата',
      screen: () =>
        import('./certificates/CertificateSearchScreen.tsx').then(
          (module) => module.CertificateSearchScreen,
        ),
    }),
    plainRoute({
      path: 'certificates/:number',
      title: 'Проверка сертификата',
      loader: (args) =>
        import('./certificates/certificateRoute.ts').then((module) => module.loadCertificate(args)),
      screen: () =>
        import('./certificates/CertificateScreen.tsx').then((module) => module.CertificateScreen),
    }),
  ],
  company: [
    pageRoute({
      path: 'courses',
      title: 'Курсы',
      skeleton: ListSkeleton,
      load: () => import('./list/courseListRoute.ts').then((module) => module.courseListRoute),
    }),
    pageRoute({
      path: 'courses/:course_id',
      title: 'Курс',
      skeleton: RecordSkeleton,
      load: () => import('./course/courseRoute.ts').then((module) => module.courseRoute),
    }),
    pageRoute({
      path: 'course-edit',
      title: 'Быстрая правка курсов',
      skeleton: ListSkeleton,
      load: () => import('./fast-edit/fastEditRoute.ts').then((module) => module.fastEditRoute),
    }),
    pageRoute({
      path: 'courses-and-payment',
      title: 'Курсы и оплата',
      skeleton: FormSkeleton,
      load: () =>
        import('./prices/coursesAndPaymentRoute.ts').then(
          (module) => module.coursesAndPaymentRoute,
        ),
    }),
    pageRoute({
      path: 'commercial-offer',
      title: 'Коммерческое предложение',
      skeleton: ListSkeleton,
      load: () => import('./offer/offerRoute.ts').then((module) => module.offerRoute),
    }),
    pageRoute({
      path: 'course-types',
      title: 'Типы курсов',
      skeleton: ListSkeleton,
      load: () =>
        import('./dictionaries/courseTypeListRoute.ts').then(
          (module) => module.courseTypeListRoute,
        ),
    }),
    pageRoute({
      path: 'course-formats',
      title: 'Форматы курсов',
      skeleton: ListSkeleton,
      load: () =>
        import('./dictionaries/courseFormatListRoute.ts').then(
          (module) => module.courseFormatListRoute,
        ),
    }),
    pageRoute({
      path: 'categories',
      title: 'Категории',
      skeleton: ListSkeleton,
      load: () =>
        import('./categories/categoryListRoute.ts').then((module) => module.categoryListRoute),
    }),
    pageRoute({
      path: 'categories/:category_id',
      title: 'Категория',
      skeleton: FormSkeleton,
      load: () => import('./categories/categoryRoute.ts').then((module) => module.categoryRoute),
    }),
    pageRoute({
      path: 'locations',
      title: 'Места',
      skeleton: ListSkeleton,
      load: () => import('./places/placeListRoute.ts').then((module) => module.placeListRoute),
    }),
  ],
  visitor: [
    pageRoute({
      path: ':company/course-search',
      title: 'Курсы',
      load: () => import('./catalog/catalogRoute.ts').then((module) => module.catalogRoute),
    }),
  ],
};
