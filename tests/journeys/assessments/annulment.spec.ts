// A teacher annuls an attempt with a reason, undoes it, annuls it again and grants another attempt; the learner reads
// the reason and takes the test again.
import { expect, expectAccessible, pageOf, screenshotPath, test } from '../kit/journey.ts';
import { memberWith } from '../kit/school.ts';
import { submitAttempt, newTest } from '../kit/tests.ts';

const typed = {
  type: 'INPUT',
  question: '<p>Столица Австралии?</p>',
  answers: [{ value: 'Канберра' }],
};

test(
  'an attempt is annulled with a reason, and its learner gets another one',
  { tag: '@deep' },
  async ({ owner: teacher, school, browser }) => {
    const made = await newTest(school, [typed], { title: 'Столицы', maxAttempts: 1 });
    const learner = await memberWith(school, ['LEARNING_PART_ACCESS', 'LEARN_TESTS']);
    await made.open([learner.id]);
    const attempt = await submitAttempt(school, made, learner.token, [{ text: 'Канберра' }]);

    await teacher.goto(`/${school.code}/tests/${made.id}/results`);
    const row = teacher.getByRole('row').filter({ hasText: 'Гость' });
    await expect(row).toContainText('Сдан');
    const annul = async () => {
      await row.getByRole('checkbox').check();
      await teacher.getByRole('button', { name: 'Аннулировать' }).click();
      const dialog = teacher.getByRole('dialog', { name: 'Аннулировать 1 попытку?' });
      await dialog.getByRole('button', { name: 'Аннулировать' }).click();
      await expect(dialog.getByText('Обязательное поле')).toBeVisible();
      await dialog.getByRole('textbox', { name: 'Причина' }).fill('Писал не сам');
      await expectAccessible(teacher);
      await teacher.screenshot(screenshotPath('attempt-annulment'));
      await dialog.getByRole('button', { name: 'Аннулировать' }).click();
      await expect(teacher.getByText('Аннулировано: 1 попытка').last()).toBeVisible();
      await expect(row).toContainText('Аннулирована');
    };
    await annul();
    const notifications = teacher.getByRole('region', { name: 'Уведомления' });
    await notifications.getByRole('button', { name: 'Вернуть', exact: true }).last().click();
    await expect(row).toContainText('Проверена');
    await annul();
    await expectAccessible(teacher);
    await teacher.screenshot(screenshotPath('test-results-annulled'));

    await row.getByRole('checkbox').check();
    await teacher.getByRole('button', { name: 'Дать ещё попытку' }).click();
    const question = teacher.getByRole('alertdialog', { name: 'Дать ещё попытку?' });
    await question.getByRole('button', { name: 'Дать' }).click();
    await expect(teacher.getByText('Ещё одна попытка дана: 1 ученик').last()).toBeVisible();

    // The page of the attempt shows the annulment and undoes it.
    await row.getByRole('link', { name: 'Гость' }).click();
    await expect(teacher.getByText('Писал не сам')).toBeVisible();
    await expect(teacher.getByText('Дано ещё попыток')).toBeVisible();
    await expect(
      teacher.getByRole('button', { name: 'Вернуть', exact: true }).first(),
    ).toBeVisible();
    await expectAccessible(teacher);
    await teacher.screenshot({ ...screenshotPath('test-attempt-annulled'), fullPage: true });

    const { page, close } = await pageOf(browser, learner.token);
    await page.goto(`/courses/${school.code}/tests/${made.id}`);
    await expect(page.getByText('1 попытка из 2')).toBeVisible();
    await expect(page.getByText('Аннулирована')).toBeVisible();
    await page.goto(`/courses/${school.code}/tests/${made.id}/${attempt}`);
    await expect(page.getByText('Причина: Писал не сам')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/courses/${school.code}/tests/${made.id}`);
    await page.getByRole('button', { name: 'Начать тест' }).click();
    await expect(page.getByText('Столица Австралии?')).toBeVisible();
    await close();
  },
);
