// The sign-in form: required fields are checked before the request, credentials by the server.
import { render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it } from 'vitest';
import { mockGateway } from '../../../kit/testing/mockGateway.ts';
import { UiProvider } from '../../../ui/index.ts';
import { newUser } from '../../../ui/testing.tsx';
import { LoginScreen } from './LoginScreen.tsx';

it('requires login and password, and retains the login when they are wrong', async () => {
  const message = 'Неверный логин или пароль';
  const requests = mockGateway({
    LoginScreenSignInMutation: () => ({
      data: { signIn: { accessToken: null, userErrors: [{ message, field: null, code: null }] } },
    }),
  });
  const element = (
    <UiProvider>
      <LoginScreen />
    </UiProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const user = newUser();
  const enter = await screen.findByRole('button', { name: 'Войти' });
  await user.click(enter);
  expect(await screen.findAllByText('Обязательное поле')).toHaveLength(2);
  expect(requests).toEqual([]);

  const login = screen.getByRole('textbox', { name: 'Логин' });
  await user.type(login, 'nobody@demo.school');
  await user.type(screen.getByLabelText(/^Пароль/), 'not-the-password');
  await user.click(enter);
  expect(await screen.findByText(message)).toBeVisible();
  expect(login).toHaveValue('nobody@demo.school');
  expect(requests.map(({ variables }) => variables)).toMatchObject([
    { input: { login: 'nobody@demo.school', password: 'not-the-password' } },
  ]);
});
