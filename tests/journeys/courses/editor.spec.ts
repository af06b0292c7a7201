// The course editor: a new course, all its fields, and validation errors.
import type { Page } from '@playwright/test';
import { scriptTag } from '../../kit/bitrix.ts';
import { inRoot } from '../../../scripts/lib/root.ts';
import { choose, field, openTab, submit } from '../kit/locators.ts';
import { expect, expectAccessible, screenshotPath, signIn, test } from '../kit/journey.ts';
import { memberWith } from '../kit/school.ts';

const saved = (page: Page) => page.getByText('Данные успешно сохранены').last();

test('a new course is created with all its fields and then has a page', async ({
  owner: page,
  school,
}) => {
  await school.mutate('createCourseType', { name: 'Интенсив' });
  await school.mutate('createPlace', { name: 'Дом учёных' });
  await page.goto(`/${school.code}/courses/create`);
  await expect(field(page, 'Название')).toBeFocused();
  await field(page, 'Название').fill('Физика для всех');
  await choose(page, 'Тип', 'Интенсив');
  await choose(page, 'Места проведения', 'Дом учёных');
  await field(page, 'Анонс').fill('За девять месяцев');
  await field(page, 'Цена, ₽').fill('дорого');
  await submit(page, 'Создать');
  await expect(page.getByText('Введите сумму в рублях')).toBeVisible();
  await expect(field(page, 'Цена, ₽')).toBeFocused();
  await field(page, 'Цена, ₽').fill('12 500,5');
  await submit(page, 'Создать');
  await expect(page).toHaveURL(new RegExp(`/${school.code}/courses/\\d+$`));
  await expect(page.getByRole('heading', { name: 'Физика для всех', level: 1 })).toBeVisible();
  await page.reload();
  await expect(field(page, 'Цена, ₽')).toHaveValue('12500,50');
  await expect(field(page, 'Анонс')).toHaveValue('За девять месяцев');
  await expect(page.getByRole('combobox', { name: 'Тип', exact: true })).toHaveValue('Интенсив');
  await expect(page.getByText('Дом учёных')).toBeVisible();
});

test(
  'fields of a course are saved, and errors are shown at their fields',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const { course } = await school.mutate(
      'createCourse',
      { name: 'Химия' },
      'course { databaseId }',
    );
    const address = `/${school.code}/courses/${course.databaseId}`;
    await page.goto(address);
    await page.getByRole('button', { name: 'Изменить: Программа' }).click();
    await expect(page.getByRole('textbox', { name: 'Программа' })).toBeFocused();
    await page.keyboard.type('Двенадцать тем');
    await field(page, 'Старая цена, ₽').fill('20000');
    await field(page, 'Цена, ₽').fill('10000');
    await page.getByRole('switch', { name: 'Скидка за полный курс' }).check();
    await field(page, 'Скидка за полный курс, %').fill('10');
    await page.getByRole('switch', { name: 'Скидка по спецпредложению' }).check();
    await field(page, 'Скидка по спецпредложению, %').fill('20');
    await page.getByLabel('Промокод на проверку').fill('500');
    const preview = page.getByRole('region', { name: 'Сколько заплатит ученик' });
    await expect(preview).toContainText('−1 000 ₽ → 9 000 ₽');
    await expect(preview).toContainText('−1 800 ₽ → 7 200 ₽');
    await expect(preview).toContainText('−500 ₽ → 6 700 ₽');
    await field(page, 'Дней доступа').fill('0');
    await page.getByRole('checkbox', { name: '11', exact: true }).check();
    await page.getByRole('switch', { name: 'Показывать лайки уроков' }).uncheck();
    await field(page, 'Сдать тестов').fill('3');
    await field(page, 'Баллов за домашние задания').fill('40');
    await submit(page, 'Сохранить');
    await expect(page.getByText('Введите целое число от 1 до 3650')).toBeVisible();
    await expect(field(page, 'Дней доступа')).toBeFocused();
    await field(page, 'Дней доступа').fill('90');
    await submit(page, 'Сохранить');
    await expect(saved(page)).toBeVisible();
    await page.screenshot({ ...screenshotPath('course-editor'), fullPage: true });

    // One completion rule is changed, and the other remains.
    await field(page, 'Сдать тестов').fill('');
    await submit(page, 'Сохранить');
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(page.getByText('Двенадцать тем')).toBeVisible();
    await expect(field(page, 'Старая цена, ₽')).toHaveValue('20000');
    await expect(field(page, 'Скидка по спецпредложению, %')).toHaveValue('20');
    await expect(field(page, 'Дней доступа')).toHaveValue('90');
    await expect(page.getByRole('checkbox', { name: '11', exact: true })).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Показывать лайки уроков' })).not.toBeChecked();
    await expect(field(page, 'Сдать тестов')).toHaveValue('');
    await expect(field(page, 'Баллов за домашние задания')).toHaveValue('40');
    await expectAccessible(page);
  },
);

test(
  'a teacher without access to the school’s files uploads a cover without losing input',
  { tag: '@deep' },
  async ({ page, school }) => {
    const { course } = await school.mutate(
      'createCourse',
      { name: 'География' },
      'course { id databaseId }',
    );
    const teacher = await memberWith(school, [
      'ADMIN_PART_ACCESS',
      'COURSES_SHOW_MY',
      'COURSES_UPDATE_MY',
    ]);
    const attached = await school.ask(
      'mutation ($input: AttachCourseTeachersInput!) { attachCourseTeachers(input: $input) { userErrors { message } } }',
      { input: { courseId: course.id, userIds: [teacher.id] } },
    );
    expect(attached.data.attachCourseTeachers.userErrors).toEqual([]);
    await signIn(page, teacher.token);
    await page.goto(`/${school.code}/courses/${course.databaseId}`);
    await field(page, 'Анонс').fill('Вокруг света');
    const cover = page.getByRole('group', { name: 'Обложка' });
    await expect(cover.getByRole('img')).toHaveCount(0);
    await page.getByLabel('Обложка курса').setInputFiles(inRoot('docs', 'course-list.png'));
    await expect(cover.getByRole('img', { name: 'course-list.png' })).toBeVisible();
    await expect(field(page, 'Анонс')).toHaveValue('Вокруг света');
    await submit(page, 'Сохранить');
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(cover.getByRole('img', { name: 'course-list.png' })).toBeVisible();
    await expect(field(page, 'Анонс')).toHaveValue('Вокруг света');
  },
);

test('a course that was created opens, is published with questions, and shows its page', async ({
  owner: page,
  school,
}) => {
  await page.goto(`/${school.code}/courses`);
  await page.getByRole('button', { name: 'Создать курс' }).first().click();
  await field(page.getByRole('dialog'), 'Название').fill('Ботаника');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Ботаника', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/courses\/\d+$/);
  // Going back once leads to the list.
  await page.goBack();
  await expect(page).toHaveURL(/\/courses$/);
  await page.goForward();

  // Links to missing parts are in the header and in the dialog.
  await page.getByRole('button', { name: 'Готово к публикации: 2 из 6' }).click();
  await page.getByRole('menuitem', { name: 'Указать цену, для бесплатного курса — 0' }).click();
  await expect(field(page, 'Цена, ₽')).toBeFocused();
  await page.keyboard.type('990');
  await submit(page, 'Сохранить');
  await expect(saved(page)).toBeVisible();
  const publish = page.getByRole('button', { name: 'Опубликовать', exact: true });
  const question = page.getByRole('alertdialog', { name: 'Опубликовать неготовый курс?' });
  await publish.first().click();
  await expect(question.getByRole('listitem')).toHaveText([
    'Добавить описание',
    'Добавить обложку',
    'Добавить уроки и открыть их ученикам',
    'Подключить приём оплаты',
  ]);
  await expectAccessible(page, '[role=alertdialog]');
  await question.getByRole('link', { name: 'Добавить описание' }).click();
  await expect(page.getByRole('button', { name: 'Изменить: Описание' })).toBeFocused();
  await publish.click();
  await question.getByRole('link', { name: /^Добавить уроки/ }).click();
  await expect(page).toHaveURL(/\?tab=layers$/);
  const databaseId = Number(/\d+(?=\?)/.exec(page.url())?.[0]);
  const { data } = await school.ask(
    'query ($code: String!, $id: Int!) { company(code: $code) { course(databaseId: $id) { id } } }',
    { code: school.code, id: databaseId },
  );
  await school.mutate('createLesson', {
    companyId: undefined,
    courseId: data.company.course.id,
    name: 'Первый',
    type: 'VIDEO',
    status: 'VISIBLE',
  });

  await publish.click();
  await expect(question.getByRole('listitem')).toHaveText([
    'Добавить описание',
    'Добавить обложку',
    'Подключить приём оплаты',
  ]);
  await question.getByRole('button', { name: 'Опубликовать' }).click();
  const notifications = page.getByRole('region', { name: 'Уведомления' });
  await expect(notifications).toContainText('Опубликовано: 1 курс. Открыть страницу');
  await expect(notifications.getByRole('button', { name: 'Скопировать ссылку' })).toBeVisible();
  await expect(notifications.getByRole('link', { name: 'Открыть страницу' })).toBeVisible();
  await expect(publish).toHaveCount(0);

  const opened = page.waitForEvent('popup');
  await page.getByRole('main').getByRole('link', { name: 'Открыть страницу' }).click();
  const shown = await opened;
  await expect(shown).toHaveURL(new RegExp(`/${school.code}/buy/${databaseId}$`));
  await expect(shown.getByRole('heading', { name: 'Ботаника', level: 1 })).toBeVisible();
  await shown.close();

  // A tab from the overflow menu is shown in the row while it is open.
  await openTab(page, 'Курс', 'Статистика');
  await expect(page.getByRole('link', { name: 'Статистика', exact: true }).last()).toHaveAttribute(
    'aria-current',
    'page',
  );

  // Name and tabs are sticky.
  await page.getByRole('link', { name: 'О курсе' }).click();
  await page.getByRole('link', { name: 'Пункты и чаты' }).click();
  await expect(page.getByRole('heading', { name: 'Ботаника', level: 1 })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'О курсе' })).toBeInViewport();
});

test(
  'publishing a course by its status asks the same question',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const { course } = await school.mutate(
      'createCourse',
      { name: 'Ботаника', price: '0' },
      'course { databaseId }',
    );
    await page.goto(`/${school.code}/courses/${course.databaseId}`);
    await page.getByRole('combobox', { name: 'Статус' }).click();
    await page.getByRole('option', { name: 'Видимый' }).click();
    await submit(page, 'Сохранить');
    const question = page.getByRole('alertdialog', { name: 'Опубликовать неготовый курс?' });
    await question.getByRole('button', { name: 'Дополнить' }).click();
    await expect(page.getByText('Курс не опубликован: дополните его')).toBeVisible();
    await submit(page, 'Сохранить');
    await question.getByRole('button', { name: 'Опубликовать' }).click();
    await expect(saved(page)).toBeVisible();
    await expect(page.getByText('Курс опубликован.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Не хватает ученикам: 3' })).toBeVisible();
  },
);

test(
  'lines and chats are added, sorted by keyboard and deleted',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const { course } = await school.mutate(
      'createCourse',
      { name: 'Логика' },
      'course { id databaseId }',
    );
    await school.mutate('createCoursePackage', {
      companyId: undefined,
      courseId: course.id,
      name: 'С куратором',
    });
    await page.goto(`/${school.code}/courses/${course.databaseId}`);
    for (const text of ['Научитесь спорить', 'Найдёте ошибки']) {
      await page.getByRole('button', { name: 'Добавить пункт' }).click();
      await field(page.getByRole('dialog'), 'Что даёт курс').fill(text);
      await page.getByRole('dialog').getByRole('button', { name: 'Добавить' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    const lines = page.getByRole('list', { name: 'Что даёт курс' }).getByRole('listitem');
    await expect(lines).toHaveText([/Научитесь спорить/, /Найдёте ошибки/]);
    await page.getByRole('button', { name: 'Выше: Найдёте ошибки' }).press('Enter');
    await expect(lines).toHaveText([/Найдёте ошибки/, /Научитесь спорить/]);
    await page.getByRole('button', { name: 'Изменить: Найдёте ошибки' }).click();
    await field(page.getByRole('dialog'), 'Что даёт курс').fill('Найдёте все ошибки');
    await page.getByRole('dialog').getByRole('button', { name: 'Сохранить' }).click();
    await page.getByRole('button', { name: 'Удалить: Научитесь спорить' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
    await expect(lines).toHaveText([/Найдёте все ошибки/]);

    await page.getByRole('button', { name: 'Добавить чат' }).click();
    const dialog = page.getByRole('dialog');
    await field(dialog, 'Адрес').fill('curator');
    await dialog.getByRole('button', { name: 'Добавить' }).click();
    await expect(dialog.getByText('Адрес должен начинаться с http')).toBeVisible();
    await field(dialog, 'Адрес').fill('https://t.me/curator');
    await choose(dialog, 'Пакеты', 'С куратором');
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Добавить' }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(lines).toHaveText([/Найдёте все ошибки/]);
    const chats = page.getByRole('list', { name: 'Чаты с куратором' });
    await expect(chats).toContainText('https://t.me/curator · С куратором');
    await page.getByRole('button', { name: 'Изменить: Написать куратору курса' }).click();
    await dialog.getByRole('button', { name: 'Убрать «С куратором»' }).click();
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(dialog).toBeHidden();
    await expect(chats).toContainText('Написать куратору курса');
    await expect(chats).not.toContainText('С куратором');
  },
);

test(
  'an embed code of Bitrix24 fills in its form, and the search result is previewed',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const { course } = await school.mutate(
      'createCourse',
      { name: 'Латынь' },
      'course { databaseId }',
    );
    await school.mutate('createCourseCategory', { title: 'Языки', slug: 'languages' });
    const address = `/${school.code}/courses/${course.databaseId}`;
    await page.goto(`${address}?tab=crm`);
    await field(page, 'Код формы').fill('код');
    await page.getByRole('button', { name: 'Прочитать код' }).click();
    await expect(page.getByText('Это не код формы Битрикс24.')).toBeVisible();
    await field(page, 'Код формы').fill(scriptTag);
    await page.getByRole('button', { name: 'Прочитать код' }).click();
    await expect(field(page, 'Номер формы')).toHaveValue('5');
    await submit(page, 'Сохранить');
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(field(page, 'Адрес скрипта формы')).toHaveValue(/loader_5\.js$/);

    await page.goto(`${address}?tab=seo`);
    await field(page, 'Заголовок').fill('Латынь с нуля онлайн');
    await expect(page.getByText('20 из 60 знаков')).toBeVisible();
    await field(page, 'Адрес: своя часть').fill('Языки');
    await expect(page.getByText('Только строчные латинские буквы')).toBeVisible();
    await field(page, 'Адрес: своя часть').fill('latyn');
    await choose(page, 'Адрес: категория', 'Языки');
    const found = page.getByRole('region', { name: 'Как это увидят в поиске' });
    await expect(found).toContainText(/ › (languages|«Языки») › latyn/);
    await expect(found).toContainText('Латынь с нуля онлайн');
    await submit(page, 'Сохранить');
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(field(page, 'Заголовок')).toHaveValue('Латынь с нуля онлайн');
    await expect(found).toContainText(`${school.code} › languages › latyn`);
  },
);

test(
  'data that failed to load is not shown as empty',
  { tag: '@deep' },
  async ({ school, browser }) => {
    // A separate page, because its console logs the failed request.
    const context = await browser.newContext();
    const page = await context.newPage();
    await signIn(page, school.token);
    const { course } = await school.mutate(
      'createCourse',
      { name: 'Акустика' },
      'course { databaseId }',
    );
    const failing = 'Сервер не ответил вовремя';
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      const found = answer.data?.company?.course;
      const fields = ['branches', 'customFields'].filter((field) => found && field in found);
      for (const field of fields) found[field] = null;
      const errors = fields.map((field) => ({
        message: failing,
        path: ['company', 'course', field],
        extensions: { code: 'UNAVAILABLE' },
      }));
      await route.fulfill({ response, json: { ...answer, ...(errors.length > 0 && { errors }) } });
    });
    const address = `/${school.code}/courses/${course.databaseId}`;
    await page.goto(`${address}?tab=branches`);
    await expect(page.getByText(failing)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Новая ветка' })).toHaveCount(0);
    await page.goto(`${address}?tab=course_form`);
    await expect(page.getByText(failing)).toBeVisible();
    await expect(page.getByText('Форма заявки')).toBeVisible();
    await context.close();
  },
);
