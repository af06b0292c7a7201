// Two team members have an order open: one comments, the other sees it at once, answers with a file, and is notified of
// a mention.
import { pixel } from '../../kit/images.ts';
import { expect, expectAccessible, pageOf, screenshotPath, test } from '../kit/journey.ts';
import { field } from '../kit/locators.ts';
import { memberWith } from '../kit/school.ts';

const working = ['ADMIN_PART_ACCESS', 'CRM_SHOW', 'CRM_CREATE', 'CRM_UPDATE'];

test('two users comment on an order that both have open, and only authors change their comments', async ({
  owner: page,
  school,
  browser,
}) => {
  const colleague = await memberWith(school, working, { name: 'Вера', login: 'vera' });
  const { order } = await school.mutate('createOrder', { name: 'Физика' }, 'order { databaseId }');
  const at = `/${school.code}/orders/${order.databaseId}?tab=comments`;
  const { page: other, close } = await pageOf(browser, colleague.token);
  await other.goto(at);
  await expect(other.getByText('Пока никто ничего не написал')).toBeVisible();

  await page.goto(at);
  await field(page, 'Новый комментарий').fill('… ждёт скидку');
  await page.getByRole('button', { name: 'Отправить' }).click();
  await expect(page.getByText('Начните комментарий с буквы или цифры')).toBeVisible();
  await field(page, 'Новый комментарий').fill('Ждёт скидку за двоих');
  await page.getByRole('button', { name: 'Отправить' }).click();
  const said = page.getByRole('list', { name: 'Комментарии' });
  await expect(said).toContainText('Ждёт скидку за двоих');
  await expect(said).toContainText('Для команды');
  await expectAccessible(page, 'main');
  await page.screenshot(screenshotPath('order-comments'));

  const seen = other.getByRole('list', { name: 'Комментарии' });
  await expect(seen).toContainText('Ждёт скидку за двоих');
  await expect(seen.getByRole('button', { name: /^Действия: / })).toBeHidden();
  await other.getByRole('button', { name: /^Ответить: / }).click();
  await other.getByRole('textbox', { name: /^Ответ: / }).fill('Десять процентов');
  await other.getByRole('button', { name: 'Ответить', exact: true }).click();
  await expect(said).toContainText('Десять процентов');
  await close();

  // In a wide window the comments are beside the form.
  await page.goto(at.replace('?tab=comments', ''));
  const beside = page.getByRole('region', { name: 'Комментарии' });
  await expect(beside).toContainText('Десять процентов');
  await expect(field(page, 'Название')).toHaveValue('Физика');
  // Sending waits for a pending upload.
  const arrival = Promise.withResolvers<void>();
  await page.route('**/media/order_comments/**', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await beside.getByLabel('Файлы к сообщению').setInputFiles({
    name: 'договор.png',
    mimeType: 'image/png',
    buffer: pixel,
  });
  await expect(beside.getByRole('list', { name: 'Загрузки файлов' })).toBeVisible();
  await beside.getByRole('button', { name: 'Отправить' }).click();
  await expect(beside.getByRole('alert')).toHaveText('Дождитесь загрузки файлов или отмените её');
  arrival.resolve();
  await expect(beside.getByRole('link', { name: 'договор.png' })).toBeVisible();
  await beside.getByRole('button', { name: 'Отправить' }).click();
  await expect(beside.getByRole('img', { name: 'договор.png' })).toBeVisible();
  await field(beside, 'Новый комментарий').fill('Согласна');
  await beside.getByRole('button', { name: 'Отправить' }).click();
  await expect(beside.getByRole('list', { name: 'Комментарии' })).toContainText('Согласна');
  await expectAccessible(page, 'main');
  await page.screenshot(screenshotPath('order-comments-beside'));
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(beside).toBeHidden();
  await expect(page.getByRole('link', { name: 'Комментарии 4' })).toBeVisible();
});
