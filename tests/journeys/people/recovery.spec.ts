// A new owner registers, forgets the password, and recovers it by mail.
import { mailsTo } from '../../kit/outbox.ts';
import { outbox } from '../kit/running-kafedra.ts';
import { expect, test } from '../kit/journey.ts';
import { field, fillSignIn } from '../kit/locators.ts';

const email = 'olga@forgetful.test';

test('a user recovers their password by mail and signs in with the new one', async ({ page }) => {
  await page.goto('/registration');
  await field(page, 'Имя').fill('Ольга');
  await field(page, 'Фамилия').fill('Забывалова');
  await field(page, 'Почта').fill(email);
  await field(page, 'Пароль').fill('first-password');
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await expect(page).toHaveURL(/\/companies$/);
  await expect(page.getByText('Компаний пока нет')).toBeVisible();
  await page.evaluate(() => localStorage.clear());

  await page.goto('/login');
  await page.getByRole('link', { name: 'Забыли пароль?' }).click();
  await field(page, 'Почта').fill(email);
  await page.getByRole('button', { name: 'Отправить ссылку' }).click();
  await expect(page.getByRole('heading', { name: 'Проверьте почту' })).toBeVisible();

  // The first mail confirms the address.
  const [, mail] = await mailsTo(outbox(), email, 2);
  await page.goto(String(mail?.links[0]));
  await field(page, 'Новый пароль').fill('second-password');
  await page.getByRole('button', { name: 'Сохранить пароль' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await fillSignIn(page, email, 'first-password');
  await expect(page.getByText('Неверный логин или пароль')).toBeVisible();
  await fillSignIn(page, email, 'second-password');
  await expect(page).toHaveURL(/\/companies$/);

  await page.goto(String(mail?.links[0]));
  await field(page, 'Новый пароль').fill('third-password');
  await page.getByRole('button', { name: 'Сохранить пароль' }).click();
  await expect(page.getByText(/ссылк/i).first()).toBeVisible();
  await expect(page).toHaveURL(/\/recovery/);
});
