// An admin filters the history of a record and restores earlier values.
import { expect, screenshotPath, test, type School } from '../kit/journey.ts';

test(
  'a field and a whole course are restored from the history without overwriting changes by others',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const { course } = await school.mutate(
      'createCourse',
      { name: 'Алгебра' },
      'course { id databaseId }',
    );
    const change = (input: object) => update(school, 'Course', { id: course.id, ...input });
    await change({ name: 'Геометрия' });
    await change({ name: 'Стереометрия', status: 'VISIBLE' });

    await page.goto(`/${school.code}/courses/${course.databaseId}?tab=history`);
    const history = page.getByRole('list', { name: 'История изменений' });
    const changes = history.locator('> li');
    await expect(changes).toHaveCount(3);
    await expect(history).toContainText('Геометрия → Стереометрия');
    await page.screenshot(screenshotPath('history'));

    // Restores one field of one change.
    await changes.first().getByRole('button', { name: 'Вернуть: Название' }).click();
    const dialog = page.getByRole('dialog', { name: 'Вернуть: Название' });
    await expect(dialog).toContainText('Геометрия');
    await dialog.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await expect(page.getByText('Возвращено: Название')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Геометрия' })).toBeVisible();
    await expect(changes).toHaveCount(4);

    // Restores the whole record while another user saves it.
    await changes.nth(2).getByRole('button', { name: 'Вернуть запись' }).click();
    const whole = page.getByRole('dialog', { name: 'Вернуть запись к прежнему виду' });
    await expect(whole.getByRole('list', { name: 'Что изменится' })).toContainText('Алгебра');
    await page.screenshot(screenshotPath('history-put-back'));
    await change({ name: 'Чужая правка' });
    await whole.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await expect(page.getByText(/Запись только что изменил кто-то ещё/)).toBeVisible();
    await expect(whole).toContainText('Чужая правка');
    await whole.getByRole('checkbox', { name: 'Статус' }).uncheck();
    await whole.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Алгебра' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Активный', { exact: true })).toBeVisible();
  },
);

test(
  'a history is filtered by field and author in the address',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const { course } = await school.mutate(
      'createCourse',
      { name: 'Раз' },
      'course { id databaseId }',
    );
    const change = (input: object) => update(school, 'Course', { id: course.id, ...input });
    await change({ name: 'Два' });
    await change({ status: 'VISIBLE' });
    await page.goto(`/${school.code}/courses/${course.databaseId}?tab=history`);
    const changes = page.getByRole('list', { name: 'История изменений' }).locator('> li');
    await expect(changes).toHaveCount(3);
    await page.getByRole('button', { name: 'Фильтр' }).click();
    const filter = page.getByRole('dialog', { name: 'Фильтр' });
    await filter.getByRole('checkbox', { name: 'Название' }).check();
    await expect(page).toHaveURL(/field=name/);
    await expect(changes).toHaveCount(1);
    await page.screenshot(screenshotPath('history-filter'));
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(changes).toHaveCount(1);
    await page.getByRole('button', { name: 'Убрать фильтр «Поле: Название»' }).click();
    await expect(changes).toHaveCount(3);
  },
);

const update = (school: School, type: string, input: object) =>
  school.ask(
    `mutation ($input: Update${type}Input!) { update${type}(input: $input) { userErrors { message } } }`,
    { input },
  );
