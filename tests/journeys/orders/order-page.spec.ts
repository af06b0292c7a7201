// The invite created on the page of an order.
import { expect, screenshotPath, test } from '../kit/journey.ts';
import { newCourse, type School } from '../kit/school.ts';

/** Creates a course that an invite can grant, and an order for it. */
async function newOrder(school: School): Promise<string> {
  const course = await newCourse(school, { name: 'Физика', price: '12000', status: 'VISIBLE' });
  await course.mutate('createCoursePackage', { name: 'Всё', isDefault: true });
  const { order } = await school.mutate(
    'createOrder',
    {
      courseId: course.id,
      contactName: 'Щукина Яна',
      contactEmail: `yana@${school.code}.test`,
    },
    'order { databaseId }',
  );
  return `/${school.code}/orders/${order.databaseId}`;
}

test(
  'an invite with a link is created for the customer',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await page.goto(await newOrder(school));
    const card = page.getByRole('region', { name: 'Приглашение' });
    await card.getByRole('button', { name: 'Создать приглашение' }).click();
    await expect(page.getByText('Приглашение создано')).toBeVisible();
    await expect(card).toContainText(/https?:\/\/\S+invite=/);
    await expect(card.getByRole('button', { name: 'Скопировать ссылку' })).toBeVisible();
    await page.screenshot(screenshotPath('order-invite'));
    await card.getByRole('link', { name: 'Заявка № 1' }).click();
    await expect(page).toHaveURL(new RegExp(`/${school.code}/invites/\\d+`));
  },
);
