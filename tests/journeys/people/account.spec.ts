// A user manages their account: photo, email address, two-step sign-in, sessions, password.
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { inRoot } from '../../../scripts/lib/root.ts';
import { graphqlClient } from '../../kit/graphql.ts';
import { mailsTo } from '../../kit/outbox.ts';
import { kafedraUrl, outbox } from '../kit/running-kafedra.ts';
import { expect, expectAccessible, screenshotPath, test } from '../kit/journey.ts';
import { field, fillSignIn } from '../kit/locators.ts';

const firstPassword = 'first-password';

/** Opens the profile of a new account. */
async function openProfile(page: Page, email: string): Promise<void> {
  const { data } = await graphqlClient(kafedraUrl())(
    'mutation ($input: RegisterOwnerInput!) { registerOwner(input: $input) { accessToken } }',
    { input: { name: 'Зоя', surname: 'Бережная', email, password: firstPassword } },
  );
  await page.goto('/login');
  await page.evaluate(
    (token) => localStorage.setItem('access_token', token),
    data.registerOwner.accessToken,
  );
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Мой профиль' })).toBeVisible();
  await expect(field(page, 'Имя')).toHaveValue('Зоя');
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test(
  'a photo is chosen, cut to a square, shown everywhere and removed',
  { tag: '@deep' },
  async ({ page }) => {
    await openProfile(page, 'photo@account.test');
    const picker = page.getByLabel('Файл с фото');
    await picker.setInputFiles(inRoot('package.json'));
    await expect(page.getByText('Неизвестный формат файла')).toBeVisible();

    await picker.setInputFiles(inRoot('docs', 'course-list.png'));
    const cropper = dialog(page, 'Фото профиля');
    await cropper.getByRole('slider', { name: 'Масштаб' }).fill('2');
    await cropper.getByRole('group', { name: /Видимая часть фото/ }).press('ArrowLeft');
    await expect(cropper.getByRole('button', { name: 'Сохранить фото' })).toBeEnabled();
    await expectAccessible(page, '[role=dialog]');
    await page.screenshot(screenshotPath('profile-photo'));
    await cropper.getByRole('button', { name: 'Сохранить фото' }).click();

    await expect(cropper).toBeHidden();
    const photo = page.getByRole('button', { name: 'Профиль: Зоя Бережная' }).locator('img');
    await expect(photo).toBeVisible();
    // The image element exists before the image has loaded.
    const width = () => photo.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBe(512);
    // The list of files must have loaded before the file can disappear from it.
    const listed = page.getByRole('main').locator('img[srcset]');
    await listed.scrollIntoViewIfNeeded();
    await expect
      .poll(() => listed.evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
    await page.getByRole('button', { name: 'Удалить фото' }).click();
    await page.getByRole('button', { name: 'Удалить', exact: true }).click();
    await expect(photo).toBeHidden();
  },
);

test(
  'files uploaded for texts are listed, and deleted after confirmation',
  { tag: '@deep' },
  async ({ page }) => {
    await openProfile(page, 'files@account.test');
    await expect(page.getByText('Здесь появятся фото профиля')).toBeVisible();
    await page.evaluate(async () => {
      const body = new FormData();
      body.append('file', new File(['Задачи'], 'Задачи.txt'));
      const token = localStorage.getItem('access_token') ?? '';
      const headers = { authorization: `Bearer ${token}` };
      await fetch('/media/profile/file', { method: 'POST', headers, body });
    });
    await page.reload();
    await expect(page.getByRole('link', { name: 'Задачи.txt' })).toBeVisible();
    await page.getByRole('button', { name: 'Удалить: Задачи.txt' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Вы точно хотите удалить файл?');
    await expect(question).toContainText('Восстановить его не получится');
    await question.getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByText('Файл успешно удален')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Задачи.txt' })).toBeHidden();
  },
);

test('a changed address applies after following the link in the mail', async ({ page }) => {
  await openProfile(page, 'before@account.test');
  await page.getByRole('button', { name: 'Сменить почту' }).click();
  const modal = dialog(page, 'Смена почты');
  await field(modal, 'Новая почта').fill('after@account.test');
  await field(modal, 'Текущий пароль').fill('a wrong one');
  await modal.getByRole('button', { name: 'Отправить письмо' }).click();
  await expect(modal.getByText('Неверный текущий пароль')).toBeVisible();
  await field(modal, 'Текущий пароль').fill(firstPassword);
  await modal.getByRole('button', { name: 'Отправить письмо' }).click();
  await expect(page.getByText('ждёт подтверждения')).toBeVisible();
  await expectAccessible(page, 'main');
  await page.screenshot(screenshotPath('profile-email-waits'));

  const profile = page.getByRole('main');
  await profile.getByRole('button', { name: 'Отправить ещё раз' }).click();
  const mails = await mailsTo(outbox(), 'after@account.test', 2);
  await page.goto(String(mails[0]?.links[0]));
  await page.getByRole('button', { name: 'Подтвердить почту' }).click();
  await expect(page.getByText(/Ссылка устарела или уже использована/)).toBeVisible();

  await page.goto(String(mails[1]?.links[0]));
  await page.getByRole('button', { name: 'Подтвердить почту' }).click();
  await expect(page.getByText('Вы входите с почтой after@account.test')).toBeVisible();
  await page.getByRole('link', { name: 'Мой профиль' }).click();
  await expect(page.getByText('after@account.test')).toBeVisible();
  await expect(page.getByText('ждёт подтверждения')).toBeHidden();
});

test(
  'two-step sign-in is set up, asks for a code, and lets in with a recovery code',
  { tag: '@deep' },
  async ({ page }) => {
    await openProfile(page, 'steps@account.test');
    await page.getByRole('button', { name: 'Включить двухэтапный вход' }).click();
    const modal = dialog(page, 'Двухэтапный вход');
    await field(modal, 'Текущий пароль').fill(firstPassword);
    await modal.getByRole('button', { name: 'Продолжить' }).click();
    await expect(modal.getByRole('img', { name: 'QR-код для приложения' })).toBeVisible();
    const secret = (await modal.locator('code').innerText()).replaceAll(' ', '');
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    await field(modal, 'Код из приложения').fill('000000');
    await modal.getByRole('button', { name: 'Включить' }).click();
    await expect(modal.getByText(/Код не подошёл/)).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await page.screenshot(screenshotPath('profile-two-step'));
    await field(modal, 'Код из приложения').fill(totp.generate());
    await modal.getByRole('button', { name: 'Включить' }).click();

    const shown = dialog(page, 'Двухэтапный вход включён');
    await expect(shown.getByRole('listitem')).toHaveCount(10);
    const codes = await shown.getByRole('listitem').allInnerTexts();
    await page.screenshot(screenshotPath('profile-recovery-codes'));
    const download = page.waitForEvent('download');
    await shown.getByRole('button', { name: 'Скачать' }).click();
    expect((await download).suggestedFilename()).toBe('kafedra-recovery-codes.txt');
    await shown.getByRole('button', { name: 'Коды сохранены' }).click();
    await expect(page.getByText('Осталось 10 кодов восстановления')).toBeVisible();

    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await fillSignIn(page, 'steps@account.test', firstPassword);
    await expect(page.getByRole('heading', { name: 'Код подтверждения' })).toBeVisible();
    await expectAccessible(page);
    await page.screenshot(screenshotPath('login-code'));
    await field(page, 'Код').fill('111111');
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await expect(page.getByText(/Код не подошёл/)).toBeVisible();
    await page.getByRole('button', { name: 'Вернуться к паролю' }).click();
    await expect(field(page, 'Логин')).toHaveValue('steps@account.test');
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await field(page, 'Код').fill(String(codes[0]));
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await expect(page).toHaveURL(/\/companies$/);

    await page.goto('/profile');
    await expect(page.getByText('Осталось 9 кодов восстановления')).toBeVisible();
    await page.getByRole('button', { name: 'Выключить двухэтапный вход' }).click();
    const off = dialog(page, 'Выключить двухэтапный вход?');
    await field(off, 'Текущий пароль').fill(firstPassword);
    await off.getByRole('button', { name: 'Выключить' }).click();
    await expect(page.getByRole('button', { name: 'Включить двухэтапный вход' })).toBeVisible();
  },
);

test(
  'other sessions are listed, ended one by one, and ended by a new password',
  { tag: '@deep' },
  async ({ page }) => {
    const email = 'sessions@account.test';
    await openProfile(page, email);
    const signIn = async (userAgent: string, password = firstPassword) => {
      const answer = await fetch(new URL('/graphql', kafedraUrl()), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': userAgent },
        body: JSON.stringify({
          query:
            'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken userErrors { code } } }',
          variables: { input: { login: email, password } },
        }),
      });
      return ((await answer.json()) as { data: { signIn: { accessToken: string } } }).data.signIn;
    };
    const phone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
    await signIn(phone);
    await signIn('Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0');
    await page.reload();
    const sessions = page.getByRole('region', { name: 'Сеансы' }).getByRole('listitem');
    await expect(sessions).toHaveCount(3);
    await expect(sessions.first()).toContainText('это устройство');
    await page.screenshot({ ...screenshotPath('profile-sessions'), fullPage: true });
    await page.getByRole('button', { name: 'Завершить сеанс: Safari, iOS' }).click();
    await page.getByRole('button', { name: 'Завершить', exact: true }).last().click();
    await expect(sessions).toHaveCount(2);

    await page.getByRole('button', { name: 'Сменить пароль' }).click();
    const modal = dialog(page, 'Смена пароля');
    await field(modal, 'Текущий пароль').fill(firstPassword);
    await field(modal, 'Новый пароль').fill('second-password');
    await modal.getByRole('button', { name: 'Сменить пароль' }).click();
    await expect(sessions).toHaveCount(1);
    expect((await signIn(phone)).accessToken).toBeNull();
    expect((await signIn(phone, 'second-password')).accessToken).not.toBeNull();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(sessions).toHaveCount(2);
    await expectAccessible(page);
    await page.screenshot({ ...screenshotPath('profile-phone'), fullPage: true });
  },
);
