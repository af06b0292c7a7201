// Remarks of the staff on the fields of a course: loaded with the page, written, edited by their author only, deleted.
import { expect, expectAccessible, test } from '../kit/journey.ts';
import { field } from '../kit/locators.ts';

test(
  'remarks are shown beside a field, and input in the form is not lost',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const { course } = await school.mutate(
      'createCourse',
      { name: 'Астрономия' },
      'course { id databaseId }',
    );
    await page.goto(`/${school.code}/courses/${course.databaseId}`);
    await field(page, 'Анонс').fill('Недописанный ан');
    await page.getByRole('button', { name: 'Заметки к полю «Цена»' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Заметки: Цена' });
    await expect(dialog.getByText('Пока никто ничего не заметил')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Добавить', exact: true }).click();
    await expect(dialog.getByText('Обязательное поле')).toBeVisible();
    await field(dialog, 'Новая заметка').fill('Сверить с прайсом');
    await dialog.getByRole('button', { name: 'Добавить', exact: true }).click();
    const remark = dialog.getByRole('list', { name: 'Заметки' }).getByRole('listitem');
    await expect(remark).toContainText('Сверить с прайсом');
    await expect(field(dialog, 'Новая заметка')).toHaveValue('');

    await remark.getByRole('button', { name: 'Изменить заметку' }).click();
    const edited = page.getByRole('dialog', { name: 'Изменение заметки' });
    await field(edited, 'Заметка').fill('Сверено');
    await edited.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await expect(edited).toBeHidden();
    await expect(remark).toContainText('Сверено');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Заметки к полю «Цена»: 1' })).toBeVisible();
    await expect(field(page, 'Анонс')).toHaveValue('Недописанный ан');

    await page.getByRole('button', { name: 'Заметки к полю «Цена»: 1' }).click();
    await remark.getByRole('button', { name: 'Удалить заметку' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
    await expect(dialog.getByText('Пока никто ничего не заметил')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(
      page.getByRole('button', { name: 'Заметки к полю «Цена»', exact: true }),
    ).toBeVisible();
  },
);
