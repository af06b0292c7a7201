// The pages of this domain and their addresses.
import { pageRoute, type DomainRoutes } from '../kit/pages/page.tsx';
import { BoardSkeleton, ListSkeleton, RecordSkeleton } from '../kit/pages/skeletons.tsx';

export const routes: DomainRoutes = {
  company: [
    pageRoute({
      path: 'orders',
      title: 'Заявки',
      skeleton: ListSkeleton,
      load: () => import('./orders/orderListRoute.ts').then((module) => module.orderListRoute),
    }),
    pageRoute({
      path: 'orders/board',
      title: 'Доска заявок',
      skeleton: BoardSkeleton,
      load: () => import('./board/orderBoardRoute.ts').then((module) => module.orderBoardRoute),
    }),
    pageRoute({
      path: 'orders/folders',
      title: 'Папки заявок',
      skeleton: ListSkeleton,
      load: () =>
        import('./folders/orderFolderListRoute.ts').then((module) => module.orderFolderListRoute),
    }),
    pageRoute({
      path: 'orders/:order_id',
      title: 'Заявка',
      skeleton: RecordSkeleton,
      load: () => import('./orders/orderRoute.ts').then((module) => module.orderRoute),
    }),
    pageRoute({
      path: 'statuses',
      title: 'Статусы заявок',
      skeleton: ListSkeleton,
      load: () =>
        import('./statuses/orderStatusListRoute.ts').then((module) => module.orderStatusListRoute),
    }),
  ],
};
