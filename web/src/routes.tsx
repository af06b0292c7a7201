// Every screen and its address. Code comes when it is needed, data at the same time.
import { redirect, type RouteObject } from 'react-router';
import { pageRoute, plainRoute } from './kit/page.tsx';
import { RouteFailure } from './kit/PageBoundary.tsx';
import { Root } from './shell/Root.tsx';
import { SiteError, SiteErrorScreen } from './shell/SiteError.tsx';
import { FormSkeleton, ListSkeleton } from './shell/skeletons.tsx';
import { Splash } from './shell/Splash.tsx';

export const routes: RouteObject[] = [
  {
    Component: Root,
    children: [
      {
        HydrateFallback: Splash,
        ErrorBoundary: SiteError,
        children: [
          ...plainScreens(),
          {
            lazy: {
              Component: () => import('./shell/DataRoot.tsx').then((module) => module.DataRoot),
            },
            children: dataScreens(),
          },
        ],
      },
    ],
  },
];

/** What needs no data loads without what reads them. */
function plainScreens(): RouteObject[] {
  return [
    { index: true, loader: () => redirect('/login') },
    {
      lazy: {
        Component: () => import('./shell/OpenLayout.tsx').then((module) => module.OpenLayout),
      },
      children: guarded([
        plainRoute({
          path: 'login',
          title: 'Вход',
          screen: () =>
            import('./people/account/LoginScreen.tsx').then((module) => module.LoginScreen),
        }),
        plainRoute({
          path: 'recovery',
          title: 'Восстановление пароля',
          screen: () =>
            import('./people/account/RecoveryScreen.tsx').then((module) => module.RecoveryScreen),
        }),
        plainRoute({
          path: 'registration',
          title: 'Регистрация',
          screen: () =>
            import('./people/account/RegistrationScreen.tsx').then(
              (module) => module.RegistrationScreen,
            ),
        }),
        plainRoute({
          path: 'profile/email',
          title: 'Новая почта',
          screen: () =>
            import('./people/account/EmailConfirmationScreen.tsx').then(
              (module) => module.EmailConfirmationScreen,
            ),
        }),
        plainRoute({
          path: 'social/callback',
          title: 'Вход',
          loader: (args) =>
            import('./people/social/finishReturn.ts').then((module) => module.finishReturn(args)),
          screen: () =>
            import('./people/social/SocialCallbackScreen.tsx').then(
              (module) => module.SocialCallbackScreen,
            ),
        }),
        plainRoute({
          path: 'site-error',
          title: 'Ошибка',
          screen: () => Promise.resolve(SiteErrorScreen),
        }),
        plainRoute({
          path: '404',
          title: 'Страница не найдена',
          screen: () =>
            import('./shell/NotFoundScreen.tsx').then((module) => module.NotFoundScreen),
        }),
      ]),
    },
    {
      lazy: {
        Component: () => import('./shell/LearnerLayout.tsx').then((module) => module.LearnerLayout),
      },
      children: guarded([
        plainRoute({
          path: 'content',
          title: 'Контент',
          screen: () => import('./shell/ContentScreen.tsx').then((module) => module.ContentScreen),
        }),
      ]),
    },
    { path: '*', loader: () => redirect('/404') },
  ];
}

function dataScreens(): RouteObject[] {
  return [
    ...developmentScreens(),
    {
      lazy: {
        Component: () => import('./shell/OpenLayout.tsx').then((module) => module.OpenLayout),
      },
      children: guarded([
        pageRoute({
          path: 'login/:companyName',
          title: 'Вход',
          load: () =>
            import('./people/social/companyLoginRoute.ts').then(
              (module) => module.companyLoginRoute,
            ),
        }),
        pageRoute({
          path: 'registration/:companyName/:formId',
          title: 'Регистрация',
          load: () =>
            import('./people/registration/registrationFormRoute.ts').then(
              (module) => module.registrationFormRoute,
            ),
        }),
      ]),
    },
    {
      lazy: {
        Component: () => import('./shell/ProfileLayout.tsx').then((module) => module.ProfileLayout),
      },
      children: guarded([
        pageRoute({
          path: 'profile',
          title: 'Мой профиль',
          skeleton: FormSkeleton,
          load: () =>
            import('./people/account/profileRoute.ts').then((module) => module.profileRoute),
        }),
        pageRoute({
          path: 'companies',
          title: 'Мои компании',
          skeleton: FormSkeleton,
          load: () =>
            import('./company/companyListRoute.ts').then((module) => module.companyListRoute),
        }),
      ]),
    },
    {
      path: ':company',
      lazy: {
        Component: () => import('./shell/AdminLayout.tsx').then((module) => module.AdminLayout),
      },
      children: guarded([
        pageRoute({
          path: '',
          title: 'Компания',
          load: () =>
            import('./company/companyEntryRoute.ts').then((module) => module.companyEntryRoute),
        }),
        pageRoute({
          path: 'settings',
          title: 'Настройки компании',
          skeleton: FormSkeleton,
          load: () =>
            import('./company/settings/companySettingsRoute.ts').then(
              (module) => module.companySettingsRoute,
            ),
        }),
        pageRoute({
          path: 'users',
          title: 'Пользователи',
          skeleton: ListSkeleton,
          load: () =>
            import('./people/users/userListRoute.ts').then((module) => module.userListRoute),
        }),
        pageRoute({
          path: 'users/:user_id',
          title: 'Пользователь',
          skeleton: FormSkeleton,
          load: () => import('./people/users/userRoute.ts').then((module) => module.userRoute),
        }),
        pageRoute({
          path: 'generate',
          title: 'Генерация аккаунтов',
          skeleton: FormSkeleton,
          load: () =>
            import('./people/generation/generationRoute.ts').then(
              (module) => module.generationRoute,
            ),
        }),
        pageRoute({
          path: 'invites',
          title: 'Приглашения',
          skeleton: ListSkeleton,
          load: () =>
            import('./people/invites/inviteListRoute.ts').then((module) => module.invitesRoute),
        }),
        pageRoute({
          path: 'invites/:inviteId',
          title: 'Приглашение',
          skeleton: FormSkeleton,
          load: () =>
            import('./people/invites/inviteRoute.ts').then((module) => module.inviteRoute),
        }),
        pageRoute({
          path: 'welcomes',
          title: 'Приветствия',
          skeleton: ListSkeleton,
          load: () =>
            import('./people/invites/inviteListRoute.ts').then((module) => module.welcomesRoute),
        }),
        pageRoute({
          path: 'welcomes/:inviteId',
          title: 'Приветствие',
          skeleton: FormSkeleton,
          load: () =>
            import('./people/invites/inviteRoute.ts').then((module) => module.welcomeRoute),
        }),
        pageRoute({
          path: 'groups',
          title: 'Группы',
          skeleton: ListSkeleton,
          load: () =>
            import('./people/groups/groupListRoute.ts').then((module) => module.groupListRoute),
        }),
        pageRoute({
          path: 'roles',
          title: 'Роли',
          skeleton: ListSkeleton,
          load: () =>
            import('./people/roles/roleListRoute.ts').then((module) => module.roleListRoute),
        }),
        pageRoute({
          path: 'roles/:role_id',
          title: 'Роль',
          skeleton: FormSkeleton,
          load: () => import('./people/roles/roleRoute.ts').then((module) => module.roleRoute),
        }),
        pageRoute({
          path: 'access-tokens',
          title: 'Токены доступа',
          skeleton: ListSkeleton,
          load: () => import('./people/access/accessRoute.ts').then((module) => module.accessRoute),
        }),
        pageRoute({
          path: 'courses',
          title: 'Курсы',
          skeleton: ListSkeleton,
          load: () =>
            import('./courses/courseListRoute.ts').then((module) => module.courseListRoute),
        }),
      ]),
    },
  ];
}

/** In the dev server, and in builds made with `--mode development`. */
function developmentScreens(): RouteObject[] {
  if (import.meta.env.MODE === 'production') return [];
  return [
    {
      lazy: {
        Component: () => import('./shell/OpenLayout.tsx').then((module) => module.OpenLayout),
      },
      children: guarded([
        pageRoute({
          path: 'debug',
          title: 'Отладка',
          load: () => import('./shell/debugRoute.ts').then((module) => module.debugRoute),
        }),
      ]),
    },
  ];
}

/** A page whose code does not come fails in its own place. */
function guarded(pages: RouteObject[]): RouteObject[] {
  return pages.map((page) => ({ ...page, ErrorBoundary: RouteFailure }) as RouteObject);
}
