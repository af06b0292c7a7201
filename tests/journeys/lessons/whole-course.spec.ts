// A course from its first lesson to the certificate: all eight block types, a class imported from a file, a learner on
// a phone with a lost connection, homework returned and accepted, and a public check of the certificate.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { inRoot } from '../../../scripts/lib/root.ts';
import { graphqlSignIn } from '../../kit/graphql.ts';
import { pixel } from '../../kit/images.ts';
import type { Json } from '../../kit/rest.ts';
import { expect, pageOf, screenshotPath, test } from '../kit/journey.ts';
import { kafedraUrl } from '../kit/running-kafedra.ts';
import { field } from '../kit/locators.ts';
import { waitForOperation } from '../kit/operations.ts';
import { newCourse, upload, type Course, type School } from '../kit/school.ts';
import { newTest } from '../kit/tests.ts';

/** Twenty seconds. */
const film = inRoot('tests/journeys/lessons/film.webm');

const lessons = [
  ['О чём курс', 'Конструктор'],
  ['Правила', 'Текст'],
  ['Опыт', 'Видео'],
  ['Разбор', 'Видеоурок с тестом'],
  ['Встреча', 'Вебинар'],
  ['Проверь себя', 'Тест'],
  ['Задачи', 'Домашнее задание'],
  ['Лаборатория', 'Очное занятие'],
] as const;

const force = {
  type: 'RADIO',
  question: '<p>Что равно массе, умноженной на ускорение?</p>',
  answers: [{ value: 'Сила', correct: true }, { value: 'Скорость' }],
};

type LessonName = (typeof lessons)[number][0];

const people = ['anna', 'boris', 'vera'] as const;
const password = 'long-enough-1';

/** Creates a role of learners, a class with it, and an empty course with certificates. */
async function newPhysics(school: School): Promise<Course> {
  const { role } = await school.mutate(
    'createRole',
    { name: 'Ученик', permissions: ['LEARNING_PART_ACCESS', 'LEARN_COURSES', 'LEARN_TESTS'] },
    'role { id }',
  );
  for (const name of people) {
    const email = `${name}@${school.code}.test`;
    await school.mutate('createUser', { name, email, password, roleIds: [role.id] });
  }
  await upload(school, new File([pixel], 'основа.png', { type: 'image/png' }));
  const { data } = await school.ask(`{ company(code: "${school.code}") { companyFiles { id } } }`);
  const certificateId = data?.company.companyFiles[0].id;
  return newCourse(school, { name: 'Физика: начало', status: 'VISIBLE', certificateId });
}

/** Fills the lessons by the API; their editors have separate journeys. */
async function fill(school: School, course: Course): Promise<Record<LessonName, Json>> {
  const { data } = await school.ask(
    'query ($id: ID!) { node(id: $id) { ... on Course { lessons(first: 20) { nodes { id databaseId name } } } } }',
    { id: course.id },
  );
  const all: Json[] = data?.node.lessons.nodes;
  const named = Object.fromEntries(all.map((lesson) => [lesson.name, lesson]));
  const bytes = new File([await readFile(film)], 'опыт.mp4', { type: 'video/mp4' });
  const shown = await upload(school, bytes, '/video');
  for (const name of ['Опыт', 'Разбор']) {
    const { id } = named[name];
    const media = [{ fileId: shown.id }];
    await course.mutate('createLessonBlock', {
      lessonId: id,
      type: 'VIDEO',
      title: name,
      media,
      status: 'PUBLISHED',
    });
    await course.mutate('updateLesson', { id, watchPercent: 20 });
  }
  await course.mutate('createLessonBlock', {
    lessonId: named['О чём курс'].id,
    type: 'TEXT',
    text: '<p>Всё движется.</p>',
    status: 'PUBLISHED',
  });
  await course.mutate('updateLesson', {
    id: named['Правила'].id,
    description: '<p>Измеряйте дважды.</p>',
  });
  await course.mutate('updateLesson', {
    id: named['Задачи'].id,
    homework: '<p>Три задачи.</p>',
    homeworkMaxPoints: 10,
  });
  const { globalId: testId } = await newTest(school, [force], { title: 'Законы Ньютона' });
  await course.mutate('createLessonBlock', {
    lessonId: named['Проверь себя'].id,
    type: 'TEST',
    testId,
    status: 'PUBLISHED',
  });
  return named as Record<LessonName, Json>;
}

async function addLesson(page: Page, name: string, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'Добавить урок' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Новый урок' });
  await dialog.getByRole('textbox', { name: 'Название' }).fill(name);
  await dialog.getByRole('radio', { name: new RegExp(`^${kind} `) }).check();
  await dialog.getByRole('button', { name: 'Добавить' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
}

async function watch(page: Page, title: string): Promise<void> {
  const player = page.getByLabel(title, { exact: true });
  await page.getByRole('combobox', { name: 'Скорость' }).selectOption('2');
  await player.evaluate((video: HTMLVideoElement) => video.play());
  await expect(isFinished(page)).toBeVisible();
  await player.evaluate((video: HTMLVideoElement) => video.pause());
}

const isFinished = (page: Page) => page.getByText('Урок пройден');
const mark = (page: Page) => page.getByRole('button', { name: 'Отметить пройденным' }).click();

test(
  'a course of all kinds of lessons is made, taken by a class, and certified',
  { tag: '@deep' },
  async ({ owner: teacher, school, browser }) => {
    const course = await newPhysics(school);
    const { databaseId } = course;
    const office = `/${school.code}/courses/${databaseId}`;
    for (const [name, kind] of lessons) {
      await teacher.goto(`${office}?tab=layers`);
      await addLesson(teacher, name, kind);
    }
    await teacher.goto(`${office}?tab=layers`);
    const rows = teacher.getByRole('treegrid', { name: 'Содержание курса' }).getByRole('row');
    await expect(rows).toHaveCount(lessons.length);
    const named = await fill(school, course);

    await teacher.goto(`${office}?tab=users`);
    await teacher.getByRole('button', { name: 'Импорт', exact: true }).click();
    const dialog = teacher.getByRole('dialog', { name: 'Импорт учеников' });
    const table = ['Почта', ...people.map((name) => `${name}@${school.code}.test`)].join('\r\n');
    await teacher.getByLabel('Таблица учеников').setInputFiles({
      name: 'Класс.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(table),
    });
    await dialog.getByRole('button', { name: 'Добавить 3 учеников' }).click();
    await expect(dialog.getByText('Пришли на курс: 3 ученика.')).toBeVisible();

    const token = await graphqlSignIn(kafedraUrl(), `anna@${school.code}.test`, password);
    const { page: learner, close } = await pageOf(browser, token);
    const open = async (name: LessonName) => {
      await learner.goto(`/courses/${school.code}/${databaseId}/${named[name].databaseId}`);
      await expect(learner.getByRole('heading', { name, level: 1 })).toBeVisible();
    };
    await learner.setViewportSize({ width: 360, height: 740 });
    await learner.goto('/courses');
    await learner.getByRole('link', { name: 'Физика: начало', exact: true }).click();
    await expect(learner.getByText('0 из 8 уроков')).toBeVisible();
    await learner.getByRole('link', { name: /^Начать/ }).click();
    await expect(learner.getByText('Всё движется.')).toBeVisible();
    await mark(learner);
    const visited = waitForOperation(learner, 'LearnerOutboxVisitMutation');
    await open('Правила');
    await expect(learner.getByText('Измеряйте дважды.')).toBeVisible();
    await visited;
    await learner.context().setOffline(true);
    await mark(learner);
    await expect(learner.getByText('Нет сети — сохраним, когда появится')).toBeVisible();
    await learner.context().setOffline(false);
    await expect(learner.getByText('Нет сети')).toHaveCount(0);
    for (const name of ['Опыт', 'Разбор'] as const) {
      await open(name);
      await watch(learner, name);
    }

    await teacher.goto(`${office}/lessons/${named['Встреча'].databaseId}`);
    await field(teacher.getByRole('main'), 'Ссылка на комнату').fill('https://meet.test/room');
    const saved = waitForOperation(teacher, 'useLessonSavingWebinarMutation');
    await teacher.keyboard.press('Control+s');
    await saved;
    await teacher.getByRole('link', { name: 'Вебинар', exact: true }).click();
    await teacher.getByRole('button', { name: 'Начать', exact: true }).click();
    await expect(teacher.getByText('Идёт', { exact: true })).toBeVisible();
    await open('Встреча');
    await expect(learner.getByRole('link', { name: 'Войти на вебинар' })).toHaveAttribute(
      'href',
      'https://meet.test/room',
    );
    await learner.screenshot({ ...screenshotPath('learner-webinar-360'), fullPage: true });
    await mark(learner);
    await open('Проверь себя');
    await learner.getByRole('link', { name: 'Пройти тест' }).click();
    await learner.getByRole('button', { name: 'Начать тест' }).click();
    await learner.getByRole('radio', { name: 'Сила' }).check();
    await expect(learner.getByText('Ответы сохранены')).toBeVisible();
    await learner.getByRole('button', { name: 'Завершить тест' }).click();
    await learner.getByRole('button', { name: 'Завершить', exact: true }).click();
    await expect(learner.getByText('Тест сдан')).toBeVisible();
    await learner.getByRole('link', { name: 'К уроку' }).click();
    await expect(isFinished(learner)).toBeVisible();

    await open('Задачи');
    await learner.getByRole('textbox', { name: 'Ответ' }).fill('F = ma');
    await learner.getByRole('button', { name: 'Сдать задание' }).click();
    await expect(learner.getByText('Ждёт проверки')).toBeVisible();
    await teacher.goto(`/${school.code}/homeworks`);
    const work = teacher.getByRole('region', { name: 'Работа' });
    await expect(work.getByText('F = ma')).toBeVisible();
    await teacher.keyboard.press('r');
    await expect(work.getByRole('textbox', { name: 'Что исправить' })).toBeFocused();
    await teacher.keyboard.type('А единицы?');
    await teacher.keyboard.press('Control+Enter');
    await expect(teacher.getByRole('heading', { name: 'Всё проверено' })).toBeVisible();
    await learner.reload();
    await expect(learner.getByText('А единицы?')).toBeVisible();
    await learner.getByRole('textbox', { name: 'Новый ответ' }).fill('6 Н');
    await learner.getByRole('button', { name: 'Сдать ещё раз' }).click();
    await expect(learner.getByText('Ждёт проверки')).toBeVisible();
    await teacher.reload();
    await expect(work.getByText('6 Н')).toBeVisible();
    await teacher.keyboard.press('9');
    await teacher.keyboard.press('Enter');
    await expect(teacher.getByText('Принято на 9 баллов: anna')).toBeVisible();

    await teacher.goto(`${office}?tab=journal`);
    await teacher.getByRole('gridcell', { name: /^anna, .*Лаборатория/ }).click();
    await teacher.keyboard.press('Enter');
    await teacher.keyboard.type('5');
    await teacher.keyboard.press('Enter');
    await expect(
      teacher.getByRole('gridcell', { name: /^anna, .*Лаборатория: 5, был/ }),
    ).toBeVisible();

    const sheet = learner.getByRole('link', { name: 'Скачать сертификат' });
    await expect(async () => {
      await learner.goto(`/courses/${school.code}/${databaseId}`);
      await expect(sheet).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(learner.getByText('8 из 8 уроков')).toBeVisible();
    await learner.screenshot({ ...screenshotPath('whole-course-360'), fullPage: true });
    const [download] = await Promise.all([learner.waitForEvent('download'), sheet.click()]);
    const [number = ''] = /[\dA-Z-]{14}/.exec(download.suggestedFilename()) ?? [];
    await close();
    const anybody = await browser.newPage();
    await anybody.goto(`${kafedraUrl()}/certificates/${number}`);
    await expect(anybody.getByRole('heading', { name: 'Сертификат действителен' })).toBeVisible();
    await expect(anybody.getByText('Физика: начало')).toBeVisible();
    await anybody.close();
  },
);
