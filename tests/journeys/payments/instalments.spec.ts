// The staff splits an order into instalments, and the customer pays one after another.
import { graphqlClient } from '../../kit/graphql.ts';
import { expect, expectAccessible, pageOf, screenshotPath } from '../kit/journey.ts';
import { kafedraUrl } from '../kit/running-kafedra.ts';
import { memberWith } from '../kit/school.ts';
import { checkout, learnerPermissions, test } from '../kit/shop.ts';

test(
  'an order is split into three instalments, and the first opens the course',
  { tag: '@deep' },
  async ({ owner: page, browser, school, shop }) => {
    const course = await shop.sells({ name: 'Физика', price: '10000.00' });
    const anna = await memberWith(school, learnerPermissions, { name: 'Анна', login: 'anna' });
    const { data } = await graphqlClient(kafedraUrl(), anna.token)(
      `mutation ($input: OrderCourseInput!) {
      orderCourse(input: $input) { purchase { databaseId } userErrors { message } }
    }`,
      { input: { courseId: course.id } },
    );
    const { databaseId } = data.orderCourse.purchase;

    await page.goto(`/${school.code}/orders/${databaseId}`);
    await page.getByRole('link', { name: 'Оплата', exact: true }).click();
    await page.getByRole('button', { name: 'Рассрочка' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'Рассрочка на 10 000 ₽' })).toBeVisible();
    const parts = dialog.getByRole('table', { name: 'План' }).locator('tbody').getByRole('row');
    await expect(parts).toHaveCount(3);
    const count = dialog.getByRole('combobox', { name: 'Сколько платежей' });
    await count.click();
    await page.getByRole('option', { name: '4', exact: true }).click();
    await expect(parts).toHaveCount(4);
    await count.click();
    await page.getByRole('option', { name: '3', exact: true }).click();
    await expect(parts.first()).toContainText('3 333,34 ₽');
    await expectAccessible(page);
    await page.screenshot(screenshotPath('instalments-modal'));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.screenshot(screenshotPath('instalments-modal-phone'));
    await page.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByRole('button', { name: 'Разбить на части' }).click();
    await expect(dialog).toBeHidden();
    const payments = page.getByRole('main').getByRole('link', { name: /^№ \d+$/ });
    // Includes the payment that was pending before.
    await expect(payments).toHaveCount(4);

    const learner = await pageOf(browser, anna.token);
    await learner.page.goto(`/${school.code}/purchases/${databaseId}`);
    const due = learner.page.getByText(/^Ждём оплату до/);
    await expect(due).toHaveCount(3);
    await learner.page.screenshot(screenshotPath('instalments-purchase'));
    await learner.page.getByRole('button', { name: 'Оплатить' }).click();
    await checkout(learner.page);
    await expect(learner.page.getByText('3333,34 ₽')).toBeVisible();
    await learner.page.getByRole('button', { name: 'Оплатить' }).click();
    await expect(learner.page.getByText('Оплачено', { exact: true })).toBeVisible();
    await expect(due).toHaveCount(2);
    await expect(learner.page.getByRole('button', { name: 'Оплатить' })).toBeVisible();
    await learner.page.screenshot(screenshotPath('instalments-part-paid'));
    await learner.page.getByRole('link', { name: 'Перейти к курсу' }).click();
    await expect(learner.page.getByRole('heading', { level: 1, name: 'Физика' })).toBeVisible();
    await learner.close();

    await page.reload();
    await expect(page.getByText('6 666,66 ₽')).toBeVisible();
  },
);
