// A learner watches a lesson's video, leaves in the middle and continues; the staff sees the viewing statistics.
import { readFile } from 'node:fs/promises';
import { streamedFilm } from '../../../api/testing/ffmpeg.ts';
import type { Page } from '@playwright/test';
import { inRoot } from '../../../scripts/lib/root.ts';
import { expect, expectAccessible, screenshotPath, signIn, test } from '../kit/journey.ts';
import { kafedraUrl } from '../kit/running-kafedra.ts';
import { waitForOperation } from '../kit/operations.ts';
import { memberWith, newCourse, upload, type School } from '../kit/school.ts';

/** A silent WebM of twenty seconds, which browsers play regardless of its name. */
const film = inRoot('tests/journeys/lessons/film.webm');

/** Creates a lesson that is finished by watching only, and its learner. */
async function newLesson(school: School, bytes?: Buffer) {
  const course = await newCourse(school, { name: 'Физика', status: 'VISIBLE' });
  const { lesson } = await course.mutate(
    'createLesson',
    { name: 'Опыт', type: 'CONSTRUCTOR', checkCriterion: 'WATCHED', watchPercent: 80 },
    'lesson { id databaseId }',
  );
  const bits = new Uint8Array(bytes ?? (await readFile(film)));
  const file = await upload(school, new File([bits], 'опыт.mp4', { type: 'video/mp4' }), '/video');
  const { lessonBlock } = await course.mutate(
    'createLessonBlock',
    {
      lessonId: lesson.id,
      type: 'VIDEO',
      title: 'Опыт с маятником',
      media: [{ fileId: file.id }],
      status: 'PUBLISHED',
    },
    'lessonBlock { id }',
  );
  const learner = await memberWith(school, ['LEARNING_PART_ACCESS', 'LEARN_COURSES']);
  await course.mutate('attachCourseStudents', { users: { ids: [learner.id] } });
  return {
    courseId: course.databaseId,
    lessonId: lesson.databaseId,
    blockId: lessonBlock.id,
    token: learner.token,
  };
}

const player = (page: Page) => page.getByLabel('Опыт с маятником');

/** Plays at double speed until this second, then pauses. */
async function watchUntil(page: Page, second: number): Promise<void> {
  await page.getByRole('combobox', { name: 'Скорость' }).selectOption('2');
  await player(page).evaluate((video: HTMLVideoElement) => video.play());
  await expect
    .poll(() => player(page).evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(second);
  await page.keyboard.press('Escape');
  await player(page).press('k');
  await expect
    .poll(() => player(page).evaluate((video: HTMLVideoElement) => video.paused))
    .toBe(true);
}

test(
  'a video is watched in two sessions and finishes its lesson',
  { tag: '@deep' },
  async ({ page, school, browser }) => {
    const { courseId, lessonId, token } = await newLesson(school);
    await signIn(page, token);
    const at = `/courses/${school.code}/${courseId}/${lessonId}`;
    await page.goto(at);
    await expect(page.getByText('когда вы посмотрите 80 % видео. Посмотрено: 0 %')).toBeVisible();
    await watchUntil(page, 8);
    await expect(page.getByText(/Посмотрено: [3-6]\d %/)).toBeVisible();
    await page.screenshot(screenshotPath('film-learner'));

    // The page is closed while playing: its last report can arrive after the next page has loaded.
    await player(page).press('k');
    await expect
      .poll(() => player(page).evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(11);
    const lastReport = waitForOperation(page, 'watchFilmMutation');
    await page.goto(`/courses/${school.code}/${courseId}`);
    await lastReport;
    await page.goto(at);
    const goOn = page.getByRole('button', { name: /Продолжить с 0:1\d/ });
    await expect(goOn).toBeVisible();
    await page.screenshot(screenshotPath('film-resumed'));
    await goOn.click();
    await expect
      .poll(() => player(page).evaluate((video: HTMLVideoElement) => video.ended))
      .toBe(true);
    await expect(page.getByText('Урок пройден')).toBeVisible();

    const staff = await browser.newPage();
    await signIn(staff, school.token);
    await staff.goto(
      `${kafedraUrl()}/${school.code}/courses/${courseId}/lessons/${lessonId}?tab=video`,
    );
    await expect(staff.getByRole('heading', { name: 'Опыт с маятником' })).toBeVisible();
    await expect(staff.getByRole('row', { name: /Гость/ })).toContainText(/9\d|100/);
    await expectAccessible(staff);
    await staff.screenshot(screenshotPath('film-staff'));
    await staff.close();
  },
);

test(
  'a stream is played in the selected quality, and the original file when the stream fails',
  { tag: '@deep' },
  async ({ page, school, browser }) => {
    const { courseId, lessonId, blockId, token } = await newLesson(school, await streamedFilm());
    const status = async () => {
      const query =
        'query ($id: ID!) { node(id: $id) { ... on LessonBlock { stream { status } } } }';
      return (await school.ask(query, { id: blockId })).data?.node.stream.status;
    };
    await expect.poll(status).toBe('READY');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    const parts = (name: string) => fetched.filter((path) => path.endsWith(name)).length;
    const isFile = (path: string) => /^\/media\/[^/]+\/[^/]+\/[^/]+\.mp4$/.test(path);

    await signIn(page, token);
    await page.goto(`/courses/${school.code}/${courseId}/${lessonId}`);
    const quality = page.getByRole('combobox', { name: 'Качество' });
    await expect(quality.getByRole('option')).toHaveText(['Авто', '360p', '480p']);
    await expect
      .poll(() => player(page).evaluate((video: HTMLVideoElement) => Math.floor(video.duration)))
      .toBe(20);
    await expectAccessible(page);
    await quality.focus();
    await quality.press('ArrowDown');
    await expect(quality).toHaveValue('360');
    await watchUntil(page, 7);
    expect(parts('360p.mp4')).toBeGreaterThan(1);
    const height = () => player(page).evaluate((video: HTMLVideoElement) => video.videoHeight);
    expect(await height()).toBe(360);
    await expect(page.getByText(/Посмотрено: [3-6]\d %/)).toBeVisible();
    await quality.selectOption('480');
    await player(page).evaluate((video: HTMLVideoElement) => (video.currentTime = 1));
    await expect.poll(height).toBe(480);
    expect(fetched.filter(isFile)).toEqual([]);
    await page.screenshot(screenshotPath('film-stream'));

    // Every segment fails on a page whose console may log errors.
    const lossy = await browser.newPage();
    const requestedPaths: string[] = [];
    lossy.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await lossy.route('**/media/streams/**/*.mp4', (route) => route.fulfill({ status: 404 }));
    await signIn(lossy, token);
    await lossy.goto(`${kafedraUrl()}/courses/${school.code}/${courseId}/${lessonId}`);
    await lossy.getByRole('button', { name: /Продолжить с/ }).click();
    await expect.poll(() => requestedPaths.filter(isFile).length).toBeGreaterThan(0);
    await expect
      .poll(() => player(lossy).evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(1);
    await expect(lossy.getByRole('combobox', { name: 'Качество' })).toBeHidden();
    await expect(lossy.getByText('Видео не загрузилось')).toBeHidden();
    await lossy.close();

    const staff = await browser.newPage();
    await signIn(staff, school.token);
    await staff.goto(
      `${kafedraUrl()}/${school.code}/courses/${courseId}/lessons/${lessonId}?tab=content`,
    );
    await expect(staff.getByText('Качество на выбор готово')).toBeVisible();
    await staff.screenshot(screenshotPath('film-stream-staff'));
    await staff.getByRole('button', { name: 'Подготовить заново' }).click();
    await expect(staff.getByText('видео ждёт очереди')).toBeVisible();
    await expect(staff.getByText('Качество на выбор готово')).toBeVisible();
    await expectAccessible(staff);
    await staff.close();
  },
);
