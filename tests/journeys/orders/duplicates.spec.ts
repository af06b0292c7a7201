// Several orders of one customer are merged into one with all comments; the merged ones can be restored from the trash.
import { expect, expectAccessible, screenshotPath, test } from '../kit/journey.ts';

test(
  'two orders with one phone number are merged, and restored',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const ordered = async (values: object) =>
      (await school.mutate('createOrder', values, 'order { id databaseId }')).order;
    const one = await ordered({ name: 'Физика', contactPhone: '8 900 111-22-33' });
    const other = await ordered({
      name: 'Химия',
      contactName: 'Щукина Яна',
      contactPhone: '+7 (900) 111-22-33',
      description: 'Удобно по вечерам',
    });
    await ordered({ name: 'Чужая', contactPhone: '8 900 000-00-00' });
    await school.mutate('createOrderComment', {
      companyId: undefined,
      orderId: other.id,
      text: 'Ждёт звонка',
    });

    const at = `/${school.code}/orders/${one.databaseId}`;
    await page.goto(at);
    const notice = page.getByRole('region', { name: 'Ещё 1 заявка этого человека' });
    await expect(notice.getByRole('link', { name: '№ 2. Химия' })).toBeVisible();
    await expect(notice).toContainText('Новая');
    await expect(notice).not.toContainText('Чужая');
    await expectAccessible(page);
    await page.screenshot(screenshotPath('order-duplicates'));
    await notice.getByRole('button', { name: 'Объединить…' }).click();
    const modal = page.getByRole('dialog');
    await expect(modal.getByRole('button', { name: 'Объединить', exact: true })).toBeDisabled();
    await modal.getByRole('checkbox', { name: /№ 2\. Химия/ }).check();
    await expectAccessible(page);
    await page.screenshot(screenshotPath('order-merge'));
    await modal.getByRole('button', { name: 'Объединить', exact: true }).click();

    const confirmation = page.getByText('С заявкой № 1 объединено: № 2');
    await expect(confirmation).toBeVisible();
    await expect(notice).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Имя', exact: true })).toHaveValue('Щукина Яна');
    await expect(page.getByRole('textbox', { name: 'Описание' })).toHaveValue('Удобно по вечерам');
    await page.getByRole('link', { name: 'Комментарии 1', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Комментарии' })).toContainText('Ждёт звонка');
    await page.getByRole('link', { name: 'История изменений' }).click();
    await expect(page.getByText('С ней объединены')).toBeVisible();
    await expect(page.getByText('№ 2. Химия')).toBeVisible();

    await page.goto(`/${school.code}/orders?tab=deleted`);
    await page.getByRole('link', { name: 'Химия' }).click();
    await page.getByRole('button', { name: 'Восстановить' }).click();
    await expect(page.getByText(/^Восстановлено: 1\sзаявка$/u)).toBeVisible();
    await page.goto(at);
    await expect(notice.getByRole('link', { name: '№ 2. Химия' })).toBeVisible();
    await page.getByRole('link', { name: 'Комментарии 1', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Комментарии' })).toContainText('Ждёт звонка');
  },
);
