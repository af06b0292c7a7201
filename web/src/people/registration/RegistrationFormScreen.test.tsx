// The registration page as the server's data describes it: who may fill in the form, notices, and what happens after it
// is sent.
import { render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it, vi } from 'vitest';
import { environment } from '../../kit/relay/environment.ts';
import { pageRoute } from '../../kit/pages/page.tsx';
import { accessToken } from '../../kit/network/session.ts';
import { mockGateway } from '../../kit/testing/mockGateway.ts';
import { UiProvider } from '../../ui/index.ts';
import { newUser } from '../../ui/testing.tsx';
import { registrationFormRoute } from './registrationFormRoute.ts';
import { payloadOf } from '../../kit/testing/payload.ts';

const field = (type: string) => ({
  __typename: 'RegistrationField',
  key: type,
  type,
  required: false,
  text: null,
  label: null,
  hint: null,
  width: 'WHOLE',
  parameter: null,
  value: null,
  condition: null,
  customField: null,
});

const form = {
  __typename: 'RegistrationForm',
  title: 'Запись на экскурсию',
  description: null,
  buttonName: null,
  frontTemplate: 'CARD',
  needsInvite: false,
  createUser: false,
  joins: false,
  socialNetworkLogin: false,
  state: 'OPEN',
  stateText: null,
  opensAt: null,
  sender: null,
  invite: null,
  company: { __typename: 'RegistrationCompany', name: 'Школа', code: 'demo', socialProviders: [] },
  fields: [field('NAME'), field('EMAIL')],
};

const member = {
  __typename: 'RegistrationSender',
  name: 'Ольга',
  surname: null,
  email: 'olga@demo.school',
};

const thanks = { successText: null, redirectUrl: null, ...payloadOf() };

let opened = 0;

/** Renders the page of a form with this data; null means that the form doesn't exist. */
function open(described: Partial<Record<keyof typeof form, unknown>> | null) {
  const requests = mockGateway({
    registrationFormRouteQuery: () => ({
      data: { viewer: null, registrationForm: described && { ...form, ...described } },
    }),
    captchaChallengeQuery: () => ({ data: { captchaChallenge: null } }),
    useFormSendingAnswerMutation: () => ({ data: { sendForm: { isSent: true, ...thanks } } }),
    useFormSendingRegisterMutation: () => ({
      data: {
        registerInCompany: {
          companyCode: 'demo',
          accessToken: 't-1',
          ...thanks,
          successText: 'Ждём вас в июне.',
        },
      },
    }),
  });
  const Root = () => (
    <UiProvider>
      <Outlet />
    </UiProvider>
  );
  const children = [
    pageRoute({
      path: 'registration/:companyName/:formId',
      title: 'Регистрация',
      load: async () => registrationFormRoute,
    }),
  ];
  // Separate ids, since the pages share a store.
  opened += 1;
  const router = createMemoryRouter([{ Component: Root, HydrateFallback: () => null, children }], {
    initialEntries: [`/registration/demo/${opened}`],
  });
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  );
  const sent = (name: string) =>
    requests
      .filter(({ operationName }) => operationName === name)
      .map(({ variables }) => variables);
  return { user: newUser(), sent };
}

const box = (name: string) => screen.findByRole('textbox', { name });

it('shows “not found” for an unknown form', async () => {
  open(null);
  expect(await screen.findByRole('heading', { name: 'Страница не найдена' })).toBeVisible();
});

it('shows no form without a required invite', async () => {
  open({ needsInvite: true });
  expect(await screen.findByText(/только по приглашению/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('shows the form’s text and opening time before it opens', async () => {
  open({ state: 'EARLY', stateText: 'Ждём вас', opensAt: '2100-01-01T09:00:00.000Z', fields: [] });
  expect(await screen.findByText('Ждём вас')).toBeVisible();
  expect(screen.getByText(/Откроется 01\.01\.2100/)).toBeVisible();
});

it('prefills the data of a signed-in member and requires no password', async () => {
  const { user, sent } = open({ sender: member });
  expect(await screen.findByText(/Вы отправите форму как olga@demo\.school/)).toBeVisible();
  expect(await box('Почта')).toHaveValue('olga@demo.school');
  expect(screen.queryByLabelText(/^Пароль/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await screen.findByText('Ответ отправлен.');
  expect(sent('useFormSendingAnswerMutation')).toMatchObject([
    { input: { name: 'Ольга', email: 'olga@demo.school' } },
  ]);
});

it('creates an account, starts the session and shows the form’s success text with a link', async () => {
  const { user, sent } = open({ createUser: true });
  await user.type(await box('Имя'), 'Вера');
  await user.type(await box('Почта'), 'vera@demo.school');
  await user.type(screen.getByLabelText(/^Пароль/), 'long-enough-1');
  await user.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
  expect(await screen.findByText('Ждём вас в июне.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Мои компании' })).toHaveAttribute('href', '/companies');
  expect(accessToken()).toBe('t-1');
  expect(sent('useFormSendingRegisterMutation')).toMatchObject([
    { input: { name: 'Вера', email: 'vera@demo.school', password: 'long-enough-1' } },
  ]);
});

it('sends the form when the browser’s storage is full', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { user, sent } = open({});
  await user.type(await box('Имя'), 'Вера');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await screen.findByText('Ответ отправлен.');
  expect(sent('useFormSendingAnswerMutation')).toMatchObject([{ input: { name: 'Вера' } }]);
});

it('sends the text that a bot typed into the honeypot field', async () => {
  const { user, sent } = open({});
  await user.type(await box('Имя'), 'Робот');
  const trap = document.querySelector<HTMLInputElement>('input[name=website]');
  if (trap === null) throw new Error('there is no trap');
  expect(trap.closest('[aria-hidden=true]')).not.toBeNull();
  expect(trap.tabIndex).toBe(-1);
  await user.type(trap, 'https://robots.test/');
  await user.click(screen.getByRole('button', { name: 'Отправить' }));
  await screen.findByText('Ответ отправлен.');
  expect(sent('useFormSendingAnswerMutation')).toMatchObject([
    { input: { name: 'Робот', website: 'https://robots.test/' } },
  ]);
});
