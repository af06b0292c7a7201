// The routes of companies.
import { pageRoute, type DomainRoutes } from '../kit/pages/page.tsx';
import { FormSkeleton, RecordSkeleton } from '../kit/pages/skeletons.tsx';

export const routes: DomainRoutes = {
  profile: [
    pageRoute({
      path: 'companies',
      title: 'Мои компании',
      skeleton: FormSkeleton,
      load: () => import('./companyListRoute.ts').then((module) => module.companyListRoute),
    }),
  ],
  company: [
    pageRoute({
      path: 'settings',
      title: 'Настройки компании',
      skeleton: RecordSkeleton,
      load: () =>
        import('./settings/companySettingsRoute.ts').then((module) => module.companySettingsRoute),
    }),
  ],
};
