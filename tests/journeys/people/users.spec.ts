// Bulk actions on the users of a school.
import { expect, screenshotPath, test } from '../kit/journey.ts';
import { choose } from '../kit/locators.ts';

test('users of a group are filtered by the address and get a role in bulk', async ({
  owner: page,
  school,
}) => {
  const { group } = await school.mutate(
    'createGroup',
    { name: 'Олимпиадный клуб' },
    'group { id }',
  );
  for (let number = 1; number <= 22; number += 1) {
    const person = {
      name: 'Ученик',
      surname: `№ ${number}`,
      email: `${number}@${school.code}.test`,
    };
    await school.mutate('createUser', { ...person, groupIds: [group.id] });
  }
  await page.goto(`/${school.code}/users`);
  await page.getByRole('button', { name: 'Фильтр' }).click();
  await choose(page, 'Группа', 'Олимпиадный клуб');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/group=/);
  const chosen = page.getByRole('button', { name: 'Группа: Олимпиадный клуб', exact: true });
  await expect(chosen).toBeVisible();
  await page.reload();
  await expect(chosen).toBeVisible();
  const rows = page.getByRole('grid').locator('tbody').getByRole('row');
  await expect(rows.first()).toBeVisible();
  const found = await page.getByText(/^Показано/).innerText();

  await page.getByRole('checkbox', { name: 'Выбрать все' }).check();
  await page.getByRole('button', { name: /^Выбрать все \d+/ }).click();
  await page.getByRole('button', { name: 'Роли' }).click();
  const modal = page.getByRole('dialog');
  await choose(modal, 'Роли', 'Наблюдатель');
  await modal.getByRole('button', { name: 'Дать' }).click();
  await expect(rows.first()).toContainText('Наблюдатель');
  expect(await page.getByText(/^Показано/).innerText()).toBe(found);
});

test(
  'users are deleted with undo, and skipped users are named',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    for (const [surname, email] of [
      ['Белова', 'belova'],
      ['Чернова', 'chernova'],
    ]) {
      const person = { name: 'Анна', surname, email: `${email}@${school.code}.test` };
      await school.mutate('createUser', person);
    }
    await page.goto(`/${school.code}/users`);
    const rows = page.getByRole('grid').locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(3);
    await page.getByRole('checkbox', { name: 'Выбрать все показанные' }).check();
    const bar = page.getByRole('region', { name: 'Действия с выбранным' });
    await bar.getByRole('button', { name: 'Удалить' }).click();
    await expect(
      page.getByText(
        /^Удалено: 2\sчеловека\. Пропущено 1: «Основатель Ольга» — владельцев компании изменить нельзя$/u,
      ),
    ).toBeVisible();
    await expect(rows).toHaveCount(1);
    await page.screenshot(screenshotPath('people-deleted'));
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await expect(rows).toHaveCount(3);

    await page.getByRole('button', { name: 'Действия: Белова Анна' }).click();
    await page.getByRole('menuitem', { name: 'Удалить' }).click();
    await expect(rows).toHaveCount(2);
    await page.getByRole('link', { name: /^Удалённые/ }).click();
    await page.getByRole('checkbox', { name: 'Выбрать: Белова Анна' }).check();
    await bar.getByRole('button', { name: 'Восстановить' }).click();
    await expect(page.getByText(/^Восстановлено: 1\sчеловек$/u)).toBeVisible();
  },
);
