// The routes of people.
import { companyHost } from '../kit/network/host.ts';
import { pageRoute, plainRoute, type DomainRoutes } from '../kit/pages/page.tsx';
import { FormSkeleton, ListSkeleton, RecordSkeleton } from '../kit/pages/skeletons.tsx';

export const routes: DomainRoutes = {
  plain: [
    plainRoute({
      path: 'login',
      title: 'Вход',
      screen: () =>
        import('./account/sign-in/LoginScreen.tsx').then((module) => module.LoginScreen),
    }),
    plainRoute({
      path: 'recovery',
      title: 'Восстановление пароля',
      screen: () =>
        import('./account/sign-in/RecoveryScreen.tsx').then((module) => module.RecoveryScreen),
    }),
    plainRoute({
      path: 'registration',
      title: 'Регистрация',
      screen: () =>
        import('./account/sign-in/RegistrationScreen.tsx').then(
          (module) => module.RegistrationScreen,
        ),
    }),
    plainRoute({
      path: 'profile/email',
      title: 'Подтверждение почты',
      screen: () =>
        import('./account/sign-in/EmailConfirmationScreen.tsx').then(
          (module) => module.EmailConfirmationScreen,
        ),
    }),
    plainRoute({
      path: 'social/callback',
      title: 'Вход',
      loader: (args) =>
        import('./social/finishSocialSignIn.ts').then((module) => module.finishSocialSignIn(args)),
      screen: () =>
        import('./social/SocialCallbackScreen.tsx').then((module) => module.SocialCallbackScreen),
    }),
  ],
  open: [
    pageRoute({
      path: 'login/:companyName',
      title: 'Вход',
      load: () =>
        import('./social/companyLoginRoute.ts').then((module) => module.companyLoginRoute),
    }),
    pageRoute({
      path: companyHost === null ? 'registration/:companyName/:formId' : 'registration/:formId',
      title: 'Регистрация',
      load: () =>
        import('./registration/registrationFormRoute.ts').then(
          (module) => module.registrationFormRoute,
        ),
    }),
  ],
  embedded: [
    pageRoute({
      path: 'registration/:companyName/:formId/embedded',
      title: 'Регистрация',
      load: () =>
        import('./registration/registrationFormRoute.ts').then(
          (module) => module.registrationFormRoute,
        ),
    }),
  ],
  profile: [
    pageRoute({
      path: 'profile',
      title: 'Мой профиль',
      skeleton: FormSkeleton,
      load: () => import('./account/profileRoute.ts').then((module) => module.profileRoute),
    }),
  ],
  learning: [
    pageRoute({
      path: 'courses/observed',
      title: 'Мои ученики',
      load: () =>
        import('./observers/observedUsersRoute.ts').then((module) => module.observedUsersRoute),
    }),
    pageRoute({
      path: 'courses/:company/observed/:user_id',
      title: 'Ученик',
      load: () =>
        import('./observers/observedUserRoute.ts').then((module) => module.observedUserRoute),
    }),
    pageRoute({
      path: 'courses/:company/notifications',
      title: 'Уведомления',
      load: () =>
        import('./notifications/learnerNotificationsRoute.ts').then(
          (module) => module.learnerNotificationsRoute,
        ),
    }),
  ],
  company: [
    pageRoute({
      path: 'notifications',
      title: 'Уведомления',
      skeleton: ListSkeleton,
      load: () =>
        import('./notifications/notificationsRoute.ts').then((module) => module.notificationsRoute),
    }),
    pageRoute({
      path: 'users',
      title: 'Пользователи',
      skeleton: ListSkeleton,
      load: () => import('./users/userListRoute.ts').then((module) => module.userListRoute),
    }),
    pageRoute({
      path: 'users/:user_id',
      title: 'Пользователь',
      skeleton: RecordSkeleton,
      load: () => import('./users/userRoute.ts').then((module) => module.userRoute),
    }),
    pageRoute({
      path: 'generate',
      title: 'Генерация аккаунтов',
      skeleton: FormSkeleton,
      load: () =>
        import('./generation/generationRoute.ts').then((module) => module.generationRoute),
    }),
    pageRoute({
      path: 'invites',
      title: 'Приглашения',
      skeleton: ListSkeleton,
      load: () => import('./invites/inviteListRoute.ts').then((module) => module.invitesRoute),
    }),
    pageRoute({
      path: 'invites/:inviteId',
      title: 'Приглашение',
      skeleton: RecordSkeleton,
      load: () => import('./invites/inviteRoute.ts').then((module) => module.inviteRoute),
    }),
    pageRoute({
      path: 'welcomes',
      title: 'Приветствия',
      skeleton: ListSkeleton,
      load: () => import('./invites/inviteListRoute.ts').then((module) => module.welcomesRoute),
    }),
    pageRoute({
      path: 'welcomes/:inviteId',
      title: 'Приветствие',
      skeleton: RecordSkeleton,
      load: () => import('./invites/inviteRoute.ts').then((module) => module.welcomeRoute),
    }),
    pageRoute({
      path: 'groups',
      title: 'Группы',
      skeleton: ListSkeleton,
      load: () => import('./groups/groupListRoute.ts').then((module) => module.groupListRoute),
    }),
    pageRoute({
      path: 'roles',
      title: 'Роли',
      skeleton: ListSkeleton,
      load: () => import('./roles/roleListRoute.ts').then((module) => module.roleListRoute),
    }),
    pageRoute({
      path: 'roles/:role_id',
      title: 'Роль',
      skeleton: RecordSkeleton,
      load: () => import('./roles/roleRoute.ts').then((module) => module.roleRoute),
    }),
    pageRoute({
      path: 'access-tokens',
      title: 'Токены доступа',
      skeleton: ListSkeleton,
      load: () => import('./access/accessRoute.ts').then((module) => module.accessRoute),
    }),
  ],
};
