// The people of a school, many at once.
import { expect, test } from '../kit/journey.ts';
import { choose } from '../kit/locators.ts';

test('people of a group are found by an address, and get a role all together', async ({
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
  const chosen = page.getByRole('button', { name: /Олимпиадный клуб/ });
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
