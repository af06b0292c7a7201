// An editor creates and sorts the branches of a course, with packages that are sold and granted.
import { expect, expectAccessible, test } from '../kit/journey.ts';
import { field } from '../kit/locators.ts';

test(
  'a course gets branches, whose packages are sold and granted',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const { course } = await school.mutate(
      'createCourse',
      { name: 'Физика' },
      'course { databaseId }',
    );
    const dialog = page.getByRole('dialog');
    await page.goto(`/${school.code}/courses/${course.databaseId}?tab=branches`);
    await expect(page.getByText('Веток и пакетов пока нет')).toBeVisible();
    for (const name of ['Осень', 'Весна']) {
      await page.getByRole('button', { name: 'Новая ветка' }).click();
      await field(dialog, 'Название').fill(name);
      await dialog.getByRole('button', { name: 'Создать' }).click();
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Выше: Весна' }).click();
    const highest = page.getByRole('button', { name: 'Выше: Весна' });
    await expect(highest).toHaveAttribute('aria-disabled', 'true');

    const choose = async (menu: string, item: string) => {
      await page.getByRole('button', { name: `Действия: ${menu}`, exact: true }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await choose('Весна', 'Сделать основной');
    await expect(page.getByText('Основная ветка — «Весна»')).toBeVisible();
    await page.reload();
    await expect(highest).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('heading', { name: 'Весна Основная' })).toBeVisible();

    for (const [name, price] of [
      ['Базовый', '1 500,50'],
      ['Разбор', ''],
    ] as const) {
      await choose('Весна', 'Добавить пакет');
      await field(dialog, 'Название').fill(name);
      await field(dialog, 'Цена, ₽').fill(price);
      await dialog.getByRole('button', { name: 'Создать' }).click();
      await expect(page.getByRole('button', { name: `Действия: ${name}` })).toBeVisible();
    }
    await expect(page.getByText('1 500,50 ₽')).toBeVisible();

    await choose('Базовый', 'Связанные пакеты');
    await expect(dialog.getByText('Связанных пакетов нет.')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Другой пакет' }).fill('Разбор');
    await page.getByRole('option', { name: 'Разбор' }).click();
    await dialog.getByRole('button', { name: 'Связать' }).click();
    const related = dialog.getByRole('list', { name: 'Связанные пакеты' }).getByRole('listitem');
    await expect(related).toHaveText(['Разбор (Физика) — выдаётся вместе']);
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByRole('button', { name: 'Убрать: Разбор (Физика)' }).click();
    await expect(related).toHaveCount(0);
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await expect(related).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await choose('Базовый', 'Выдать ученикам');
    await expect(dialog).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByRole('combobox', { name: 'Кому' }).click();
    await page.getByRole('option').first().click();
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Выдать', exact: true }).click();
    await expect(page.getByText('Пакет выдан: 1 человек')).toBeVisible();
    await expect(page.getByText('1 500,50 ₽ · 1 ученик')).toBeVisible();

    await choose('Базовый', 'Выдать ученикам');
    await dialog.getByRole('radio', { name: 'Снять' }).press('Space');
    await dialog.getByRole('combobox', { name: 'Кому' }).click();
    await page.getByRole('option').first().click();
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Снять', exact: true }).click();
    const sure = page.getByRole('alertdialog', { name: 'Снять пакет «Базовый» с 1 человека?' });
    await sure.getByRole('button', { name: 'Снять' }).click();
    await expect(page.getByText('Пакет снят: 1 человек')).toBeVisible();

    // Packages with buyers and branches with learners are merged into others.
    const merge = async (label: string, name: string) => {
      await dialog.getByRole('combobox', { name: label }).click();
      await page.getByRole('option', { name }).click();
      await dialog.getByRole('button', { name: 'Объединить' }).click();
      await expect(dialog).toBeHidden();
    };
    await choose('Разбор', 'Удалить');
    await expect(page.getByRole('dialog', { name: '«Разбор» используется' })).toBeVisible();
    await merge('С каким пакетом', 'Базовый');
    await expect(page.getByText('1 500,50 ₽ · 1 ученик')).toBeVisible();
    await expect(page.getByText('Бесплатно')).toHaveCount(0);
    await choose('Весна', 'Удалить');
    await expect(dialog.getByText('(1 ученик и 1 пакет) достанутся выбранной')).toBeVisible();
    await merge('С какой веткой', 'Осень');
    await expect(page.getByRole('heading', { name: 'Весна' })).toHaveCount(0);
    await expect(page.getByText('1 ученик', { exact: true })).toBeVisible();
    await choose('Осень', 'Удалить');
    await expect(page.getByText('В ней 1 ученик и 1 пакет.')).toBeVisible();
  },
);

test(
  'the content of a package is selected among the lessons of its course',
  { tag: '@deep' },
  async ({ admin: page }) => {
    await page.goto('/demo/courses/3?tab=branches');
    await page.getByRole('button', { name: 'Действия: Стандартный', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Что входит' }).click();
    const dialog = page.getByRole('dialog', { name: 'Что входит в «Стандартный»' });
    const save = dialog.getByRole('button', { name: 'Сохранить' });
    const first = dialog.getByRole('checkbox').first();
    await expect(first).toBeVisible();
    await expect(save).toBeDisabled();
    await expectAccessible(page, '[role=dialog]');
    const isGiven = await first.isChecked();
    await first.setChecked(!isGiven, { force: true });
    await expect(save).toBeEnabled();
    await first.setChecked(isGiven, { force: true });
    await expect(save).toBeDisabled();
    await dialog.getByRole('radio', { name: 'Пробные' }).check();
    await expect(dialog.getByText('Их можно посмотреть до покупки.')).toBeVisible();
  },
);
