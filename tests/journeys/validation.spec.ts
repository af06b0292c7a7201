// Bad input: each field says what is wrong with it, in the words of the specification, and keeps what was typed.
import { expect, test } from './kit/journey.ts';
import { field, fillSignIn } from './kit/fields.ts';

test('the sign-in says what is missing and what is wrong', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page.getByText('Обязательное поле')).toHaveCount(2);

  await fillSignIn(page, 'nobody@demo.school', 'not-the-password');
  await expect(page.getByText('Неверный логин или пароль')).toBeVisible();
  await expect(field(page, 'Логин')).toHaveValue('nobody@demo.school');
});

test('the creation of a company says what is wrong with name and address', async ({ admin }) => {
  await admin.goto('/companies');
  await admin.getByRole('main').getByRole('button', { name: 'Добавить компанию' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Создание компании' });
  const code = field(dialog, 'Поддомен');

  await dialog.getByRole('button', { name: 'Добавить' }).click();
  await expect(dialog.getByText('Обязательное поле')).toHaveCount(2);
  for (const [typed, message] of [
    ['ab', 'Требуется минимум 3 символа'],
    ['моя школа', 'Невалидное название поддомена'],
    ['demo', 'Поддомен уже существует'],
  ] as const) {
    await code.fill(typed);
    await code.blur();
    await expect(dialog.getByText(message)).toBeVisible();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
  }

  await field(dialog, 'Название').fill('Название');
  await code.fill('free-address');
  await expect(dialog.getByText('Поддомен уже существует')).toHaveCount(0);
  await expect(field(dialog, 'Название')).toHaveValue('Название');
});
