// «Нагрузка»: a stress test is confirmed, followed and reported, with its limits; another one can't be started at once.
import { expect, expectAccessible, screenshotPath, test } from '../kit/journey.ts';

test(
  'a stress test reports how many learners the installation can serve',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await page.goto(`/${school.code}/stress-test`);
    await expect(page.getByText('Нагрузку ещё не проверяли')).toBeVisible();
    await expectAccessible(page);
    const learners = page.getByLabel('До скольких учеников');
    const begin = page.getByRole('main').getByRole('button', { name: 'Начать' });
    await learners.fill('5');
    await begin.click();
    await expect(page.getByText('Введите целое число от 10 до 1000')).toBeVisible();

    await learners.fill('25');
    await begin.click();
    const question = page.getByRole('alertdialog', { name: 'Начать проверку нагрузки?' });
    await expect(question).toContainText('страницы могут открываться медленнее');
    await question.getByRole('button', { name: 'Отменить' }).click();
    await expect(question).toBeHidden();
    await begin.click();
    await question.getByRole('button', { name: 'Начать' }).click();

    await expect(page.getByRole('heading', { name: /ыдерживает/ })).toBeVisible();
    const answers = page.getByRole('table', { name: 'Ответы' });
    await expect(answers.getByRole('rowheader').first()).toHaveText('10');
    const lost = page.getByRole('table', { name: 'Всё ли на месте' }).getByRole('row');
    // Ten learners, no lost or duplicate answers.
    await expect(lost.nth(1)).toHaveText('1000');
    await expect(
      page.getByRole('table', { name: 'Прежние проверки' }).getByRole('row'),
    ).toHaveCount(2);
    await expect(page.getByText('без сети и браузеров')).toBeVisible();
    await expectAccessible(page);
    await page.screenshot(screenshotPath('stress-test'));
    await page.setViewportSize({ width: 375, height: 812 });
    await expectAccessible(page);
    await page.screenshot(screenshotPath('stress-test-narrow'));

    await begin.click();
    await question.getByRole('button', { name: 'Начать' }).click();
    await expect(page.getByText('Нагрузку можно проверять раз в 5 минут')).toBeVisible();
  },
);
