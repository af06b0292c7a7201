// Pages that belong to no domain.
import type { RouteObject } from 'react-router';
import { pageRoute, plainRoute, type DomainRoutes } from '../kit/pages/page.tsx';
import { FormSkeleton } from '../kit/pages/skeletons.tsx';
import { SiteErrorScreen } from './SiteError.tsx';

export const routes: DomainRoutes = {
  company: [
    pageRoute({
      path: '',
      title: 'Главная',
      skeleton: FormSkeleton,
      load: () => import('./home/homeRoute.ts').then((module) => module.homeRoute),
    }),
    pageRoute({
      path: '*',
      title: 'Страница не найдена',
      load: () => import('./unknownRoute.ts').then((module) => module.unknownRoute),
    }),
  ],
  plain: [
    plainRoute({
      path: 'site-error',
      title: 'Ошибка',
      screen: () => Promise.resolve(SiteErrorScreen),
    }),
    plainRoute({
      path: '404',
      title: 'Страница не найдена',
      screen: () => import('./NotFoundScreen.tsx').then((module) => module.NotFoundScreen),
    }),
  ],
  learner: [
    plainRoute({
      path: 'content',
      title: 'Контент',
      screen: () => import('./ContentScreen.tsx').then((module) => module.ContentScreen),
    }),
  ],
};

/** Only in the dev server and in builds with `--mode development`. */
export const developmentRoutes: RouteObject[] =
  import.meta.env.MODE === 'production'
    ? []
    : [
        pageRoute({
          path: 'debug',
          title: 'Отладка',
          load: () => import('./debugRoute.ts').then((module) => module.debugRoute),
        }),
      ];
