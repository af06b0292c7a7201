// The pages of this domain and their addresses.
import { pageRoute, type DomainRoutes } from '../kit/pages/page.tsx';
import { FormSkeleton, ListSkeleton } from '../kit/pages/skeletons.tsx';

export const routes: DomainRoutes = {
  company: [
    pageRoute({
      path: 'file-storage',
      title: 'Файлы',
      skeleton: ListSkeleton,
      load: () =>
        import('./file-storage/fileStorageRoute.ts').then((module) => module.fileStorageRoute),
    }),
    pageRoute({
      path: 'galleries',
      title: 'Галереи',
      skeleton: ListSkeleton,
      load: () =>
        import('./galleries/galleryListRoute.ts').then((module) => module.galleryListRoute),
    }),
    pageRoute({
      path: 'galleries/:gallery_id',
      title: 'Галерея',
      skeleton: FormSkeleton,
      load: () => import('./galleries/galleryRoute.ts').then((module) => module.galleryRoute),
    }),
    pageRoute({
      path: 'library',
      title: 'Библиотека',
      skeleton: ListSkeleton,
      load: () => import('./library/libraryRoute.ts').then((module) => module.libraryRoute),
    }),
  ],
};
