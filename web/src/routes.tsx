// All routes: the layouts, each with the pages of the domains.
import { redirect, type RouteObject } from 'react-router';
import type { DomainRoutes } from './kit/pages/page.tsx';
import { Root } from './shell/layouts/Root.tsx';
import { developmentRoutes } from './shell/routes.ts';
import { SiteError } from './shell/SiteError.tsx';

const domains = Object.values(
  import.meta.glob<DomainRoutes>('./*/routes.ts', { eager: true, import: 'routes' }),
);

const pages = (layout: keyof DomainRoutes): RouteObject[] =>
  domains.flatMap((domain) => domain[layout] ?? []);

const OpenLayout = () =>
  import('./shell/layouts/AuthLayout.tsx').then((module) => module.AuthLayout);
const EmbeddedLayout = () =>
  import('./shell/layouts/EmbeddedLayout.tsx').then((module) => module.EmbeddedLayout);
const LearnerLayout = () =>
  import('./shell/layouts/PublicLayout.tsx').then((module) => module.PublicLayout);
const LearningLayout = () =>
  import('./shell/layouts/LearningLayout.tsx').then((module) => module.LearningLayout);
const ProfileLayout = () =>
  import('./shell/layouts/ProfileLayout.tsx').then((module) => module.ProfileLayout);
const AdminLayout = () =>
  import('./shell/layouts/AdminLayout.tsx').then((module) => module.AdminLayout);
const DataRoot = () => import('./shell/layouts/DataRoot.tsx').then((module) => module.DataRoot);

/** Pages without data don't load Relay. */
const plainLayouts: RouteObject[] = [
  { index: true, loader: () => redirect('/login') },
  { lazy: { Component: OpenLayout }, children: pages('plain') },
  { lazy: { Component: LearnerLayout }, children: pages('learner') },
  { path: '*', loader: () => redirect('/404') },
];

const dataLayouts: RouteObject[] = [
  { lazy: { Component: OpenLayout }, children: [...pages('open'), ...developmentRoutes] },
  { lazy: { Component: EmbeddedLayout }, children: pages('embedded') },
  { lazy: { Component: LearnerLayout }, children: pages('visitor') },
  { lazy: { Component: LearningLayout }, children: pages('learning') },
  { lazy: { Component: ProfileLayout }, children: pages('profile') },
  { path: ':company', lazy: { Component: AdminLayout }, children: pages('company') },
];

export const routes: RouteObject[] = [
  {
    Component: Root,
    children: [
      {
        ErrorBoundary: SiteError,
        children: [...plainLayouts, { lazy: { Component: DataRoot }, children: dataLayouts }],
      },
    ],
  },
];
