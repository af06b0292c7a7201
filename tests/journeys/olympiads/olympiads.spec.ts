// An olympiad from its creation to diplomas: tests are added and sorted, prizes set, the table calculated and read by
// place, by test and by learner.
import { expect, expectAccessible, screenshotPath, test } from '../kit/journey.ts';
import { memberWith, type School } from '../kit/school.ts';
import { submitAttempt, newTest, type CreatedTest } from '../kit/tests.ts';

const word = { type: 'INPUT', question: '<p>Кошка по-английски?</p>', answers: [{ value: 'cat' }] };

/**
 * Creates two tests that three learners have taken: the first with two right answers, the others with one each.
 */
async function takenTests(school: School): Promise<void> {
  const learns = ['LEARNING_PART_ACCESS', 'LEARN_TESTS'];
  const learners = await Promise.all(
    ['Анна', 'Борис', 'Вера'].map((name, index) =>
      memberWith(school, learns, { name, login: `learner${index}` }),
    ),
  );
  const made: CreatedTest[] = [];
  for (const title of ['Первый тур', 'Второй тур']) {
    made.push(await newTest(school, [word], { title }));
  }
  const [first, second] = made as [CreatedTest, CreatedTest];
  for (const each of made) await each.open(learners.map(({ id }) => id));
  for (const [index, { token }] of learners.entries()) {
    await submitAttempt(school, first, token, [{ text: 'cat' }]);
    await submitAttempt(school, second, token, [{ text: index === 0 ? 'cat' : 'dog' }]);
  }
}

test(
  'an olympiad is created, its table calculated and filtered, and diplomas are requested',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await takenTests(school);
    const tabs = page.getByRole('navigation', { name: 'Олимпиада' });
    await page.goto(`/${school.code}/olympic-tests`);
    await expect(page.getByText('Олимпиад пока нет')).toBeVisible();
    await page.getByRole('button', { name: 'Создать олимпиаду' }).first().click();
    await page.getByRole('dialog').getByLabel('Название').fill('Весенняя олимпиада');
    await page.getByRole('button', { name: 'Создать', exact: true }).click();
    await expect(page.getByText('Таблица ещё не обработана')).toBeVisible();

    await tabs.getByRole('link', { name: 'Тесты' }).click();
    for (const title of ['Второй тур', 'Первый тур']) {
      await page.getByRole('combobox', { name: 'Добавить тест' }).fill(title);
      await page.getByRole('option', { name: title }).click();
    }
    await page.getByRole('button', { name: 'Выше: Первый тур' }).click();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Данные успешно сохранены').first()).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'тур' })).toHaveText([
      /Первый тур/,
      /Второй тур/,
    ]);
    await expectAccessible(page, 'main');
    await page.screenshot(screenshotPath('olympiad-tests'));

    await tabs.getByRole('link', { name: 'Награды' }).click();
    await page.getByLabel('Награда 1').fill('Победитель');
    await page.getByLabel('С какого места: Победитель').fill('1');
    await page.getByLabel('Текст диплома: Победитель').fill('За первое место');
    await page.getByLabel('Награда 2').fill('Призёр');
    await page.getByLabel('С какого места: Призёр').fill('1');
    await page.getByLabel('По какое место: Призёр').fill('3');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('За это место уже есть награда')).toBeVisible();
    await page.getByLabel('С какого места: Призёр').fill('2');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Данные успешно сохранены').first()).toBeVisible();
    await expectAccessible(page, 'main');
    await page.screenshot(screenshotPath('olympiad-prizes'));

    await tabs.getByRole('link', { name: 'Таблица' }).click();
    await page.getByRole('button', { name: 'Обработать таблицу' }).click();
    await expect(page.getByText('Таблица готова: 3 участника')).toBeVisible();
    await page.getByRole('button', { name: 'Показать таблицу' }).click();
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await expect(rows.nth(0)).toContainText(/Анна.*2 из 2.*Победитель/);
    await expect(rows.nth(2)).toContainText(/Вера2.*1 из 2.*Призёр/);
    await expectAccessible(page, 'main');
    await page.screenshot(screenshotPath('olympiad-table'));

    await page.getByRole('button', { name: 'Дипломы' }).click();
    await expect(page.getByText('Дипломы печатаются, файл появится в «Задачах»')).toBeVisible();
    await page.goto(`${page.url()}?prize=${encodeURIComponent('Победитель')}`);
    await expect(rows).toHaveCount(1);

    await page.getByRole('link', { name: 'Анна' }).click();
    await expect(page.getByText('1 место, 2 из 2')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Второй тур' })).toBeVisible();
    await expectAccessible(page, 'main');
    await page.screenshot(screenshotPath('olympiad-learner'));
    await page.goBack();
    await tabs.getByRole('link', { name: 'Тесты' }).click();
    await page.getByRole('link', { name: 'Второй тур' }).click();
    await expect(page.getByText('В среднем 0,33, лучший результат 1 из 1')).toBeVisible();
    await expectAccessible(page, 'main');
    await page.screenshot(screenshotPath('olympiad-test'));
  },
);
