// The lesson editor starts with the lesson's type; everything is saved at once, and the type can be changed.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, screenshotPath, test } from '../kit/journey.ts';
import { field } from '../kit/locators.ts';
import { newCourse } from '../kit/school.ts';

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

const change = async (page: Page, to: RegExp) => {
  await page.getByRole('button', { name: 'Действия с уроком' }).click();
  await page.getByRole('menuitem', { name: 'Изменить вид урока…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Вид урока' });
  await dialog.getByRole('radio', { name: to }).check();
  await dialog.getByRole('button', { name: 'Изменить вид' }).click();
  return dialog;
};

test('a lesson starts with its video and test, which are saved with its name', async ({
  owner: page,
  school,
}) => {
  const course = await newCourse(school, { name: 'Физика' });
  const make = async (name: string, type: string) =>
    (await course.mutate('createLesson', { name, type }, 'lesson { databaseId }')).lesson;
  const film = await make('Опыт', 'FULL_VIDEO');
  await make('Встреча', 'WEBINAR');
  const main = page.getByRole('main');
  const chosen = main.getByRole('combobox', { name: 'Тест', exact: true });
  await page.goto(`/${school.code}/courses/${course.databaseId}/lessons/${film.databaseId}`);
  await expect(titles(page).first()).toHaveText('Видео урока');
  await field(main, 'Ссылка или код вставки').fill('https://example.com/film');
  await field(main, 'Название').fill('Опыт с маятником');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Такую ссылку вставить нельзя/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Опыт с маятником', level: 1 })).toBeVisible();
  await field(main, 'Ссылка или код вставки').fill('https://youtu.be/dQw4w9WgXcQ');

  await page.getByRole('button', { name: 'Создать тест' }).click();
  const dialog = page.getByRole('dialog', { name: 'Новый тест' });
  await dialog.getByRole('textbox', { name: 'Название' }).fill('Маятник');
  await dialog.getByRole('button', { name: 'Создать' }).click();
  await expect(chosen).toHaveValue('Маятник');
  await page.getByRole('link', { name: /^Следующий урок: Встреча/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Есть несохранённые изменения' });
  await question.getByRole('button', { name: 'Остаться' }).click();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('2 блока, все опубликованы')).toBeVisible();
  await expect(page.getByText('Видео урока', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Изменить: Видео' }).click();
  await expect(field(main, 'Ссылка или код вставки')).toBeFocused();
  await expectAccessible(page, 'main');
  await page.screenshot({ ...screenshotPath('lesson-film'), fullPage: true });
  await page.reload();
  await expect(field(main, 'Ссылка или код вставки')).toHaveValue(/youtube/);
  await expect(chosen).toHaveValue('Маятник');
});

test('a lesson changes its type, unless that would hide its content', async ({
  owner: page,
  school,
}) => {
  const course = await newCourse(school, { name: 'Физика' });
  for (const [name, type] of [
    ['Встреча', 'WEBINAR'],
    ['Лаборатория', 'OFFLINE'],
  ]) {
    await course.mutate('createLesson', { name, type }, 'lesson { id }');
  }
  const main = page.getByRole('main');
  await page.goto(`/${school.code}/courses/${course.databaseId}?tab=layers`);
  await page.getByRole('link', { name: 'Лаборатория' }).click();
  await expect(page.getByRole('button', { name: 'Следующий урок' })).toBeDisabled();
  await field(main, 'Где проходит').fill('Кабинет 12');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Данные успешно сохранены').first()).toBeVisible();
  await page.getByRole('link', { name: 'Предыдущий урок: Встреча' }).click();
  await expect(page.getByRole('heading', { name: 'Встреча', level: 1 })).toBeVisible();
  await expect(titles(page).first()).toHaveText('Когда и где');
  await field(main, 'Ссылка на комнату').fill('https://meet.test/room');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Данные успешно сохранены').last()).toBeVisible();

  const refused = await change(page, /^Домашнее задание/);
  await expect(refused.getByRole('alert')).toContainText('есть ссылка на комнату');
  await expectAccessible(page);
  await refused.getByRole('button', { name: 'Отменить' }).click();
  await field(main, 'Ссылка на комнату').fill('');
  await page.keyboard.press('Control+s');
  await page.getByRole('link', { name: 'Вебинар', exact: true }).click();
  await change(page, /^Домашнее задание/);
  await expect(titles(page).first()).toHaveText('Задание');
  await expect(page.getByRole('link', { name: 'Вебинар', exact: true })).toHaveCount(0);
});
