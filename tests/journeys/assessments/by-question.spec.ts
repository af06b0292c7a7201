// A teacher grades all answers to one question in sequence, anonymously and by keyboard.
import { expect, expectAccessible, screenshotPath, test } from '../kit/journey.ts';
import { memberWith } from '../kit/school.ts';
import { submitAttempt, newTest } from '../kit/tests.ts';

test(
  'answers to an essay are graded in sequence and anonymously',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const essay = { type: 'TEXTAREA', question: '<p>Почему небо синее?</p>', maxPoints: 5 };
    const made = await newTest(school, [essay], { title: 'Физика неба', maxAttempts: 5 });
    const learner = await memberWith(school, ['LEARNING_PART_ACCESS', 'LEARN_TESTS']);
    await made.open([learner.id]);
    for (const text of ['Рассеяние света', 'Отражение моря']) {
      await submitAttempt(school, made, learner.token, [{ text }]);
    }

    await page.goto(`/${school.code}/tests/${made.id}/statistics`);
    await page.getByRole('link', { name: 'Все ответы' }).click();
    await expect(page.getByRole('heading', { name: 'Вопрос 1: все ответы' })).toBeVisible();
    await expect(page.getByText('Рассеяние света')).toBeVisible();
    await expect(page.getByRole('link', { name: /, попытка 2$/ })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Без имён учеников' }).click();
    await expect(page.getByRole('link', { name: 'Попытка целиком' })).toHaveCount(2);
    await expect(page.getByRole('link', { name: /, попытка/ })).toHaveCount(0);
    await expectAccessible(page);
    await page.screenshot(screenshotPath('answers-in-a-row'));

    const forms = page.getByRole('textbox', { name: 'Баллы' });
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('5');
    await expect(forms.first()).toHaveValue('5');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('5 из 5', { exact: true })).toBeVisible();
    // The next ungraded answer has the focus, and digits set its points.
    await expect(page.locator('[data-answer]:focus').getByText('Ждёт проверки')).toBeVisible();
    await page.keyboard.press('2');
    await expect(forms.first()).toHaveValue('2');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('2 из 5', { exact: true })).toBeVisible();

    await page.getByRole('link', { name: 'Оценены' }).click();
    await expect(page).toHaveURL(/anonymous=1&tab=judged/);
    await expect(page.getByRole('link', { name: 'Попытка целиком' })).toHaveCount(2);
    await page.reload();
    await expect(page.getByText('Отражение моря')).toBeVisible();
  },
);
