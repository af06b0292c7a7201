// In a school with more groups than a page, every group can be selected, and a missing one created in the field.
import { choose, field } from '../kit/locators.ts';
import { expect, expectAccessible, screenshotPath, test } from '../kit/journey.ts';

const number = (index: number) => String(index).padStart(3, '0');

test(
  'any of 155 groups can be selected by scrolling, typing and keyboard',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    for (let index = 1; index <= 155; index += 1) {
      await school.mutate('createGroup', { name: `Группа ${number(index)}` });
    }
    await school.mutate('createUser', {
      name: 'Анна',
      surname: 'Орлова',
      email: `anna@${school.code}.test`,
    });
    await page.goto(`/${school.code}/users`);
    await page.getByRole('link', { name: /Орлова/ }).click();
    await page.getByRole('button', { name: 'Изменить: Группы' }).click();
    const dialog = page.getByRole('dialog', { name: 'Группы пользователя' });
    const box = dialog.getByRole('combobox', { name: 'Группы' });

    await box.fill('155');
    await page.getByRole('option', { name: 'Группа 155' }).click();

    await box.press('ArrowDown');
    // The selected one, and a page of the others.
    await expect(page.getByRole('option')).toHaveCount(21);
    const last = page.getByRole('option', { name: 'Группа 120' });
    await expect(async () => {
      await page.getByRole('option').last().scrollIntoViewIfNeeded();
      await expect(last).toBeVisible({ timeout: 500 });
    }).toPass();
    await last.click();

    await box.fill('Такой группы нет');
    await expect(page.getByRole('option', { name: 'Группа 120' })).toBeHidden();
    await expectAccessible(page);
    await page.screenshot(screenshotPath('choices-new-group'));
    await page.getByRole('option', { name: 'Создать группу «Такой группы нет»' }).click();
    const chosen = dialog.getByRole('list', { name: 'Выбрано: Группы' }).getByRole('listitem');
    await expect(chosen).toHaveText(['Группа 155', 'Группа 120', 'Такой группы нет']);

    // The selected option comes first.
    await box.press('ArrowDown');
    await expect(page.getByRole('option').first()).toHaveText('Группа 155');
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.screenshot(screenshotPath('choices'));
    await box.press('Escape');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Группа 155')).toBeVisible();

    await page.goto(`/${school.code}/invites/create`);
    await field(page, 'Название').fill('Осенний набор');
    await choose(page, 'Группы', 'Группа 154');
    await page.getByRole('combobox', { name: 'Роли' }).fill('ничего такого');
    await expect(page.getByText('Ничего не найдено').first()).toBeVisible();
    // The form's own button is out of sight, so the sticky bar has another one.
    await page.getByRole('button', { name: 'Создать', exact: true }).last().click();
    await expect(page).toHaveURL(new RegExp(`/${school.code}/invites/\\d+$`));
    await expect(page.getByText('Группа 154')).toBeVisible();
  },
);
