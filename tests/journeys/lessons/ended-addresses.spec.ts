// A lesson stays open while the signed URLs of its files expire: the video continues, the image loads, and the file
// downloads.
import { readFile } from 'node:fs/promises';
import type { Locator, Page, Request } from '@playwright/test';
import { streamedFilm } from '../../../api/testing/ffmpeg.ts';
import { png } from '../../../api/testing/files.ts';
import { inRoot } from '../../../scripts/lib/root.ts';
import { expect, signIn, test } from '../kit/journey.ts';
import { kafedraUrl } from '../kit/running-kafedra.ts';
import { memberWith, newCourse, upload, type School } from '../kit/school.ts';

/** Creates a lesson with blocks that show files. */
async function newLesson(school: School, film: Buffer) {
  const course = await newCourse(school, { name: 'Физика', status: 'VISIBLE' });
  const { lesson } = await course.mutate(
    'createLesson',
    { name: 'Опыт', type: 'CONSTRUCTOR' },
    'lesson { id databaseId }',
  );
  const bits = new Uint8Array(film);
  const files = {
    VIDEO: await upload(school, new File([bits], 'опыт.mp4', { type: 'video/mp4' }), '/video'),
    IMAGE: await upload(school, new File([new Uint8Array(png)], 'схема.png')),
    FILE: await upload(school, new File(['Задание'], 'задание.txt')),
  };
  for (const [type, { id }] of Object.entries(files)) {
    const media = [{ fileId: id, ...(type === 'IMAGE' && { alt: 'Схема опыта' }) }];
    const block = { lessonId: lesson.id, type, title: type, media, status: 'PUBLISHED' };
    await course.mutate('createLessonBlock', block, 'lessonBlock { id }');
  }
  const learner = await memberWith(school, ['LEARNING_PART_ACCESS', 'LEARN_COURSES']);
  await course.mutate('attachCourseStudents', { users: { ids: [learner.id] } });
  const at = `${kafedraUrl()}/courses/${school.code}/${course.databaseId}/${lesson.databaseId}`;
  return { at, token: learner.token };
}

const address = /(\/media\/(?:streams\/)?[\da-f-]{36}\/)(\d{10})(\.[cp]\d+\.[\w-]{22}\/)/g;

/** An expiry in the past for the page, while requests to the server keep the real one. */
const past = '1000000000';

/**
 * Replaces the URLs in the first data of the page by ones that expire when `end` is called; delays responses to
 * requests that `isHeld` matches until then.
 */
async function endingAddresses(page: Page, isHeld: (request: Request) => boolean) {
  let trueEnd = '';
  let isOver = false;
  let end = () => {};
  const over = new Promise<void>((done) => {
    end = () => {
      isOver = true;
      done();
    };
  });
  const refused: string[] = [];
  const permanent: string[] = [];
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    permanent.push(...(text.match(/\/media\/[\da-f-]{36}\/(?!\d{10}\.)[^"]*/g) ?? []));
    const body = isOver
      ? text
      : text.replaceAll(address, (_, before: string, seconds: string, after: string) => {
          trueEnd = seconds;
          return before + past + after;
        });
    await route.fulfill({ response, body });
  });
  await page.route(`**/media/**/${past}.*/**`, async (route) => {
    const url = route.request().url();
    if (isHeld(route.request())) await over;
    if (!isOver) return route.continue({ url: url.replace(past, trueEnd) });
    refused.push(url);
    return route.fulfill({ status: 403, json: { errors: [{ code: 'address_ended' }] } });
  });
  return { refused, permanent, end };
}

const secondOf = (film: Locator) =>
  film.evaluate((video: HTMLVideoElement) => (video.paused ? 0 : video.currentTime));

const playFrom = (film: Locator, second: number) =>
  film.evaluate((video: HTMLVideoElement, to) => {
    video.muted = true;
    video.currentTime = to;
    // Starts playing while data is pending.
    void video.play().catch(() => undefined);
  }, second);

test('an open lesson keeps working when its URLs expire', async ({ school, browser }) => {
  const webm = await readFile(inRoot('tests/journeys/lessons/film.webm'));
  const { at, token } = await newLesson(school, webm);
  // Its console may log errors.
  const page = await browser.newPage();
  const addresses = await endingAddresses(page, () => true);
  await signIn(page, token);
  await page.goto(at);
  const film = page.getByLabel('VIDEO');
  await expect(film).toHaveAttribute('src', new RegExp(past));
  await playFrom(film, 12);
  addresses.end();

  await expect.poll(() => secondOf(film)).toBeGreaterThan(13);
  await expect(film).not.toHaveAttribute('src', new RegExp(past));
  await expect(page.getByText('Видео не загрузилось')).toBeHidden();
  const picture = page.getByRole('img', { name: 'Схема опыта' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(addresses.permanent).toEqual([]);
  for (const ending of ['.mp4', '.png']) {
    expect(addresses.refused.some((url) => new URL(url).pathname.endsWith(ending))).toBe(true);
  }
  await page.close();
});

test('a file is downloaded from an expired link', async ({ school, browser }) => {
  const webm = await readFile(inRoot('tests/journeys/lessons/film.webm'));
  const { at, token } = await newLesson(school, webm);
  const page = await browser.newPage();
  const addresses = await endingAddresses(page, () => false);
  await signIn(page, token);
  await page.goto(at);
  const link = page.getByRole('link', { name: /задание/ });
  await expect(link).toHaveAttribute('href', new RegExp(past));
  addresses.end();
  const download = page.waitForEvent('download');
  await link.click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe('Задание');
  // No request for the file was refused.
  expect(addresses.refused.filter((url) => url.includes('.txt'))).toEqual([]);
  await page.close();
});

test(
  'a stream is moved to a position that is not loaded yet',
  { tag: '@deep' },
  async ({ school, browser }) => {
    const { at, token } = await newLesson(school, await streamedFilm());
    const page = await browser.newPage();
    await signIn(page, token);
    const quality = page.getByRole('combobox', { name: 'Качество' });
    await expect(async () => {
      await page.goto(at);
      await expect(quality).toBeVisible({ timeout: 3000 });
    }).toPass();
    // Only the beginning of the video loads before the URLs expire.
    const addresses = await endingAddresses(page, (request) => {
      const from = /bytes=(\d+)-/.exec(request.headers()['range'] ?? '')?.[1];
      return Number(from ?? 0) > 7000;
    });
    await page.reload();
    const film = page.getByLabel('VIDEO');
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState))
      .toBeGreaterThan(1);
    addresses.end();
    await playFrom(film, 16);
    await expect.poll(() => secondOf(film)).toBeGreaterThan(17);
    expect(addresses.refused.some((url) => url.includes('/streams/'))).toBe(true);
    // The stream continues, not the original file.
    await expect(quality).toBeVisible();
    await page.close();
  },
);
