// A learner finishes a course and downloads the certificate; a stranger checks its number; the school revokes it.
import { pixel } from '../../kit/images.ts';
import { expect, expectAccessible, screenshotPath, signIn, test } from '../kit/journey.ts';
import { memberWith, newCourse, upload, type School } from '../kit/school.ts';

/** Creates a course of one lesson with certificates, and its learner. */
async function newChemistry(
  school: School,
): Promise<{ id: number; lesson: number; token: string }> {
  await upload(school, new File([pixel], 'основа.png', { type: 'image/png' }));
  const { data } = await school.ask(`{ company(code: "${school.code}") { companyFiles { id } } }`);
  const certificateId = data?.company.companyFiles[0].id;
  const course = await newCourse(school, {
    name: 'Основы химии',
    status: 'VISIBLE',
    certificateId,
  });
  const { lesson } = await course.mutate(
    'createLesson',
    { name: 'Вещества', type: 'TEXT', description: '<p>Всё состоит из веществ.</p>' },
    'lesson { databaseId }',
  );
  const learner = await memberWith(school, ['LEARNING_PART_ACCESS', 'LEARN_COURSES']);
  await course.mutate('attachCourseStudents', { users: { ids: [learner.id] } });
  return { id: course.databaseId, lesson: lesson.databaseId, token: learner.token };
}

test(
  'a finished course gives a certificate, which is public until it is revoked',
  { tag: '@deep' },
  async ({ page, school, browser, baseURL }) => {
    const { id, lesson, token } = await newChemistry(school);
    await page.setViewportSize({ width: 320, height: 740 });
    await signIn(page, token);
    await page.goto(`/courses/${school.code}/${id}/${lesson}`);
    await page.getByRole('button', { name: 'Отметить пройденным' }).click();
    const sheet = page.getByRole('link', { name: 'Скачать сертификат' });
    await expect(sheet).toBeVisible();
    await page.goto(`/courses/${school.code}/${id}`);
    await expectAccessible(page);
    await page.screenshot({ ...screenshotPath('certificate-course-320'), fullPage: true });
    const [download] = await Promise.all([page.waitForEvent('download'), sheet.click()]);
    const [, number = ''] =
      /^Сертификат ([\dA-Z-]{14})\.pdf$/.exec(download.suggestedFilename()) ?? [];
    expect(number).not.toBe('');
    await page.goto('/courses');
    await expect(sheet).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ ...screenshotPath('certificate-card-320'), fullPage: true });

    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const stranger = await context.newPage();
    const scripts = new Set<string>();
    stranger.on('request', (request) => {
      const [, name] = /([^/]+)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
      if (name !== undefined) scripts.add(name);
    });
    const verdict = (text: string) => stranger.getByRole('heading', { name: text, level: 1 });
    // The address in the QR code of the certificate.
    await stranger.goto(`/certificates/${number}`);
    await expect(verdict('Сертификат действителен')).toBeVisible();
    // The page is as light as those before signing in.
    expect([...scripts].filter((name) => ['common', 'data', 'list'].includes(name))).toEqual([]);
    expect(scripts.size).toBeLessThanOrEqual(10);
    await stranger.getByRole('link', { name: 'Проверить другой' }).click();
    const field = stranger.getByRole('textbox', { name: 'Номер сертификата' });
    await field.fill(`${number.slice(0, 13)}${number.endsWith('0') ? '1' : '0'}`);
    await stranger.getByRole('button', { name: 'Проверить' }).click();
    await expect(stranger.getByText('Такого номера не бывает')).toBeVisible();
    await expectAccessible(stranger);
    await stranger.screenshot(screenshotPath('certificate-search'));
    await field.fill(number.toLowerCase().replaceAll('-', ' '));
    await stranger.getByRole('button', { name: 'Проверить' }).click();
    await expect(stranger).toHaveURL(`/certificates/${number}`);
    await expect(verdict('Сертификат действителен')).toBeVisible();
    await expect(stranger.getByText('Основы химии')).toBeVisible();
    await expect(stranger.getByText(school.name)).toBeVisible();
    await expectAccessible(stranger);
    await stranger.screenshot(screenshotPath('certificate-valid'));

    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn(page, school.token);
    await page.goto(`/${school.code}/courses/${id}?tab=certificates&search=${number}`);
    const row = page.getByRole('row').filter({ hasText: number });
    await expect(row).toContainText('Действителен');
    await expectAccessible(page);
    await page.screenshot(screenshotPath('certificates-1280'));
    const act = async (action: string) => {
      await row.getByRole('button', { name: /^Действия/ }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    const dialog = page.getByRole('dialog', { name: 'Отозвать сертификат?' });
    const revoke = async () => {
      await act('Отозвать');
      await dialog.getByRole('textbox', { name: 'Причина' }).fill('Выдан по ошибке');
      await dialog.getByRole('button', { name: 'Отозвать' }).click();
      await expect(row).toContainText('Выдан по ошибке');
    };
    await revoke();
    await page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await expect(row).toContainText('Действителен');
    await act('Отозвать');
    await expectAccessible(page);
    await page.screenshot(screenshotPath('certificate-revoke'));
    await page.keyboard.press('Escape');
    await revoke();

    await stranger.reload();
    await expect(verdict('Сертификат отозван')).toBeVisible();
    await expect(stranger.getByText('Выдан по ошибке')).toHaveCount(0);
    await stranger.emulateMedia({ colorScheme: 'dark' });
    await stranger.setViewportSize({ width: 320, height: 740 });
    await expectAccessible(stranger);
    await stranger.screenshot({
      ...screenshotPath('certificate-revoked-320-dark'),
      fullPage: true,
    });

    await act('Отменить отзыв');
    await expect(row).toContainText('Действителен');
    await stranger.reload();
    await expect(verdict('Сертификат действителен')).toBeVisible();
    await page.setViewportSize({ width: 320, height: 740 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.getByText(number)).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ ...screenshotPath('certificates-320-dark'), fullPage: true });
    await context.close();
  },
);
