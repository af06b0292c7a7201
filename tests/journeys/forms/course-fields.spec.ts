// Custom fields of a course on its page: filled in, saved, and shown in its history.
import { choose, field, submit } from '../kit/locators.ts';
import { expect, expectAccessible, screenshotPath, test } from '../kit/journey.ts';

test(
  'fields of courses are filled in on the page of a course',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const { course } = await school.mutate(
      'createCourse',
      { name: 'Органическая химия' },
      'course { databaseId }',
    );
    const card = `/${school.code}/courses/${course.databaseId}`;
    await page.goto(`${card}?tab=course_form`);
    await expect(page.getByText('У компании пока нет своих полей курсов.')).toBeVisible();

    await page.goto(`/${school.code}/custom-fields?tab=course`);
    await page.getByRole('button', { name: 'Вставить списком' }).click();
    const pasted = page.getByRole('dialog', { name: 'Поля курсов списком' });
    await pasted.getByRole('textbox').fill('Аудитория\nЧас; число\nПрограмма; файл');
    await pasted.getByRole('button', { name: 'Создать' }).click();
    await expect(pasted).toContainText('Строка 2: нет типа «число»');
    await pasted.getByRole('textbox').fill('Аудитория\nЧас; целое число\nПрограмма; файл');
    await pasted.getByRole('button', { name: 'Создать' }).click();
    await expect(page.getByText('Создано: 3 поля')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Выбрать: Час' }).check();
    await page.getByRole('checkbox', { name: 'Выбрать: Аудитория' }).check();
    await page.getByRole('button', { name: 'Изменить', exact: true }).click();
    const edited = page.getByRole('dialog', { name: 'Поля курсов' });
    const hours = edited.locator('input').and(page.getByLabel('Название'));
    await expect(hours).toHaveCount(2);
    await page.screenshot(screenshotPath('course-fields-edited'));
    for (const box of await hours.all()) {
      if ((await box.inputValue()) === 'Час') await box.fill('Часы');
    }
    await edited.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByRole('link', { name: 'Часы' })).toBeVisible();

    await page.goto(`${card}?tab=course_form`);
    await field(page, 'Часы').fill('сорок');
    await expect(page.getByText('Введите целое число')).toBeVisible();
    await field(page, 'Часы').fill('40');
    await field(page, 'Аудитория').fill('Лабораторный корпус');
    await page.screenshot(screenshotPath('course-fields'));
    await expectAccessible(page);
    await submit(page, 'Сохранить');
    await expect(page.getByText('Данные успешно сохранены')).toBeVisible();

    await page.reload();
    await expect(field(page, 'Часы')).toHaveValue('40');
    await expect(field(page, 'Аудитория')).toHaveValue('Лабораторный корпус');

    // Ctrl+S saves the form with the focus, of two on the tab.
    await school.mutate('createForm', { name: 'Заявка на курс', type: 'COURSE_BID' });
    await choose(page, 'Форма', 'Заявка на курс');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Данные успешно сохранены')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Форма' })).toHaveValue('Заявка на курс');
    await page.goto(`${card}?tab=history`);
    await expect(page.getByText('Лабораторный корпус')).toBeVisible();
  },
);
