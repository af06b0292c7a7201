// Courses as a spreadsheet: type, paste, fill down, undo and save all at once, with concurrent changes by others.
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test, type School } from '../kit/journey.ts';
import { newTest } from '../kit/tests.ts';

const heads = ['Название', 'Статус', 'Тип', 'Формат', 'Цена', 'Старая цена', 'Можно купить'];

const cellIn = (page: Page, course: string, head: string): Locator =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell', { name: course, exact: true }) })
    .getByRole('gridcell')
    .nth(heads.indexOf(head));

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function openWith(page: Page, school: School, names: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of names) {
    const { course } = await school.mutate('createCourse', { name }, 'course { id }');
    ids.push(course.id);
  }
  await page.goto(`/${school.code}/course-edit?tab=drafts&sort=name`);
  await expect(page.getByRole('gridcell', { name: names[0] ?? '', exact: true })).toBeVisible();
  return ids;
}

/** Pastes text as a spreadsheet copies it. */
const paste = (page: Page, text: string) =>
  page.evaluate((block) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', block);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

test('cells are pasted and filled down, a step is undone, and everything is saved in one request', async ({
  owner: page,
  school,
}) => {
  await openWith(page, school, ['Алгебра', 'Биология', 'Химия']);
  const courses = page.getByRole('navigation').getByRole('link', { name: 'Курсы', exact: true });
  await expect(courses).toHaveAttribute('aria-current', 'page');
  await cellIn(page, 'Алгебра', 'Цена').click();
  await paste(page, '1 500,50\t2000\r\n900\t\r\n');
  await expect(cellIn(page, 'Алгебра', 'Цена')).toHaveText('1500,5');
  await expect(cellIn(page, 'Биология', 'Цена')).toHaveText('900');

  await cellIn(page, 'Биология', 'Цена').click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+D');
  await expect(cellIn(page, 'Химия', 'Цена')).toHaveText('900');
  await page.keyboard.press('Control+Z');
  await expect(cellIn(page, 'Химия', 'Цена')).toHaveText('');
  await page.keyboard.press('Control+Shift+Z');
  await expect(cellIn(page, 'Химия', 'Цена')).toHaveText('900');

  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+C');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+V');
  await expect(cellIn(page, 'Химия', 'Старая цена')).toHaveText('900');
  await page.keyboard.press('Control+Z');
  await expect(cellIn(page, 'Химия', 'Старая цена')).toHaveText('');

  await cellIn(page, 'Химия', 'Название').click();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Название' }).fill('Химия 11');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Статус' }).selectOption('Закрытый');
  await expect(page.getByText('Изменено: 6 ячеек, 3 курса')).toBeVisible();
  await expectAccessible(page, 'main');

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) sent.push(request.url());
  });
  await page.keyboard.press('Control+S');
  await expect(page.getByText('Сохранено: 3 курса')).toBeVisible();
  expect(sent).toHaveLength(1);
  await press(page, 'Вернуть');
  await expect(cellIn(page, 'Алгебра', 'Цена')).toHaveText('');
  await expect(page.getByRole('gridcell', { name: 'Химия', exact: true })).toBeVisible();
});

test('cells have their line breaks and height after any navigation', async ({
  owner: page,
  school,
}) => {
  await openWith(page, school, ['Алгебра', 'Биология']);
  const looks = () =>
    page.getByRole('gridcell', { name: 'Алгебра', exact: true }).evaluate((cell) => {
      const { borderRight, borderBottom, padding, backgroundColor } = getComputedStyle(cell);
      const { height, borderRight: beside } = getComputedStyle(cell.closest('[role=grid]') ?? cell);
      return { borderRight, borderBottom, padding, backgroundColor, height, beside };
    });
  const inNewPage = await looks();
  expect(inNewPage.borderRight).toBe('1px solid rgb(228, 232, 239)');
  expect(inNewPage.borderBottom).toBe(inNewPage.borderRight);

  await page.goto(`/${school.code}/courses?tab=drafts&sort=name`);
  await page.getByRole('link', { name: 'Быстрая правка' }).click();
  await expect(page.getByRole('gridcell', { name: 'Алгебра', exact: true })).toBeVisible();
  await expect.poll(looks).toEqual(inNewPage);

  const { id } = await newTest(
    school,
    [{ type: 'INPUT', question: 'Сколько?', answers: [{ value: '4' }] }],
    { title: 'Контрольная' },
  );
  await page.goto(`/${school.code}/tests/${id}/questions`);
  await page.getByRole('link', { name: 'Таблица' }).click();
  const cell = page.getByRole('gridcell').first();
  await expect(cell).toHaveCSS('border-right', inNewPage.borderRight);
  await expect(cell).toHaveCSS('border-bottom', inNewPage.borderRight);
});

test(
  'input during a save is kept, and abandoned input is discarded',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await openWith(page, school, ['Алгебра', 'Биология']);
    let answer = () => {};
    const held = new Promise<void>((release) => (answer = release));
    await page.route('**/graphql', async (route) => {
      await held;
      await route.continue();
    });
    await cellIn(page, 'Алгебра', 'Цена').click();
    await page.keyboard.type('1000');
    await page.keyboard.press('Control+S');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('20');
    answer();
    await expect(page.getByText('Сохранено: 1 курс')).toBeVisible();
    await page.keyboard.type('00');
    await page.keyboard.press('Enter');
    await expect(cellIn(page, 'Биология', 'Цена')).toHaveText('2000');
    await page.unroute('**/graphql');
    await press(page, 'Сохранить');
    await expect(page.getByText('Печатайте в ячейках')).toBeVisible();

    await cellIn(page, 'Биология', 'Цена').click();
    await page.keyboard.press('Delete');
    await expect(page.getByText('Изменено: 1 ячейка, 1 курс')).toBeVisible();
    await page.getByRole('link', { name: 'Активные' }).click();
    await press(page, 'Уйти без сохранения');
    await expect(page.getByText('Курсов, которые можно править, здесь нет')).toBeVisible();
    await page.getByRole('link', { name: 'Черновики' }).click();
    await expect(cellIn(page, 'Биология', 'Цена')).toHaveText('2000');
    await expect(page.getByRole('button', { name: 'Сохранить' })).toBeDisabled();

    // A list that was loaded earlier no longer shows courses that don't match.
    const course = (name: string) => page.getByRole('link', { name, exact: true });
    await page.getByRole('link', { name: 'К списку' }).click();
    await expect(course('Алгебра')).toBeVisible();
    await page.getByRole('link', { name: 'Быстрая правка' }).click();
    await cellIn(page, 'Алгебра', 'Статус').click();
    await paste(page, 'Закрытый');
    await press(page, 'Сохранить');
    await expect(page.getByText('Печатайте в ячейках')).toBeVisible();
    await page.goBack();
    await expect(course('Биология')).toBeVisible();
    await expect(course('Алгебра')).toHaveCount(0);
  },
);

test('an announcement keeps its line breaks', { tag: '@deep' }, async ({ owner: page, school }) => {
  const [id = ''] = await openWith(page, school, ['Алгебра']);
  await school.ask(
    'mutation ($input: UpdateCourseInput!) { updateCourse(input: $input) { clientMutationId } }',
    { input: { id, anons: 'Первая\nвторая' } },
  );
  await page.reload();
  await press(page, 'Столбцы');
  await page.getByRole('checkbox', { name: 'Анонс' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('gridcell', { name: 'Первая вторая' }).dblclick();
  const box = page.getByRole('textbox', { name: 'Анонс' });
  await expect(box).toHaveValue('Первая\nвторая');
  await box.press('Control+End');
  await box.press('Alt+Enter');
  await page.keyboard.type('третья');
  await box.press('Enter');
  await press(page, 'Сохранить');
  await expect(page.getByText('Сохранено: 1 курс')).toBeVisible();
  const { data } = await school.ask(
    'query ($id: ID!) { node(id: $id) { ... on Course { anons } } }',
    { id },
  );
  expect(data?.node.anons).toBe('Первая\nвторая\nтретья');
});

test(
  'rejected cells keep their input with the reason, and the others are saved',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await openWith(page, school, ['Алгебра', 'Биология']);
    await cellIn(page, 'Алгебра', 'Цена').click();
    await paste(page, 'дорого\n700\n');
    await press(page, 'Сохранить');
    await expect(
      page.getByText('Не сохранено: 1 курс. Посмотрите отмеченные ячейки'),
    ).toBeVisible();
    await expect(cellIn(page, 'Алгебра', 'Цена')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('Изменено: 1 ячейка, 1 курс')).toBeVisible();
    await press(page, 'Следующая из 1 ячейки с вопросом');
    await expect(page.getByText('Цена: Введите сумму, например 12500,50')).toBeVisible();

    // Leaving with unsaved changes opens a confirmation dialog.
    await page.getByRole('link', { name: 'К списку' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Остаться' }).click();
    await cellIn(page, 'Алгебра', 'Цена').click();
    await page.keyboard.press('Delete');
    await expect(page.getByRole('button', { name: 'Сохранить' })).toBeDisabled();

    // The cell that is being edited is saved, too.
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Цена' }).fill('800');
    await page.keyboard.press('Control+S');
    await expect(cellIn(page, 'Алгебра', 'Цена')).toHaveText('800');
    await expect(page.getByRole('button', { name: 'Сохранить' })).toBeDisabled();
    await page.reload();
    await expect(cellIn(page, 'Алгебра', 'Цена')).toHaveText('800');
  },
);

test(
  'conflicts with changes by others are resolved cell by cell',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const [algebra = '', biology = ''] = await openWith(page, school, ['Алгебра', 'Биология']);
    for (const [id, price] of [
      [algebra, '111'],
      [biology, '222'],
    ]) {
      await school.ask(
        'mutation ($input: UpdateCourseInput!) { updateCourse(input: $input) { clientMutationId } }',
        { input: { id, price } },
      );
    }
    await cellIn(page, 'Алгебра', 'Цена').click();
    await paste(page, '1000\n2000\n');
    await press(page, 'Сохранить');
    await expect(
      page.getByText('Не сохранено: 2 курса. Посмотрите отмеченные ячейки'),
    ).toBeVisible();

    await cellIn(page, 'Алгебра', 'Цена').click();
    const note = page.getByText('Цена: пока вы правили, здесь стало «111»');
    // Outside the table the browser's own clipboard works.
    const isLeft = await note.evaluate((words) =>
      words.dispatchEvent(new ClipboardEvent('cut', { bubbles: true, cancelable: true })),
    );
    expect(isLeft).toBe(true);
    await press(page, 'Взять «111»');
    await expect(cellIn(page, 'Алгебра', 'Цена')).toHaveText('111');
    await press(page, 'Следующая из 1 ячейки с вопросом');
    await press(page, 'Оставить «2000»');
    await press(page, 'Сохранить');
    await expect(page.getByText('Сохранено: 1 курс')).toBeVisible();
    await page.reload();
    await expect(cellIn(page, 'Алгебра', 'Цена')).toHaveText('111');
    await expect(cellIn(page, 'Биология', 'Цена')).toHaveText('2000');
  },
);
