// A course is exported from one school as a file and imported into another, with a report.
import { expect, expectAccessible, test } from '../kit/journey.ts';
import { newSchool } from '../kit/school.ts';

test(
  'a course is exported to an archive and imported by another school',
  { tag: '@deep' },
  async ({ owner: page, school, founder }, testInfo) => {
    const { courseType } = await school.mutate(
      'createCourseType',
      { name: 'Интенсив' },
      'courseType { id }',
    );
    await school.mutate('createCourse', { name: 'Французский с нуля', typeId: courseType.id });
    await page.goto(`/${school.code}/courses?tab=drafts`);
    await page.getByRole('button', { name: 'Действия: Французский с нуля' }).click();
    await page.getByRole('menuitem', { name: 'Экспорт в ZIP' }).click();
    await expect(page.getByText('Архив курса готов')).toBeVisible();
    const loaded = page.waitForEvent('download');
    await page.getByRole('link', { name: /Скачать/ }).click();
    const archive = await loaded;
    expect(archive.suggestedFilename()).toBe('Французский с нуля.zip');
    const path = testInfo.outputPath('course.zip');
    await archive.saveAs(path);

    const another = await newSchool(founder, `${school.code}-b`);
    await page.goto(`/${another.code}/courses?tab=drafts`);
    await page.getByRole('button', { name: 'Импорт' }).click();
    const dialog = page.getByRole('dialog', { name: 'Импорт курса' });
    await expect(dialog.getByRole('button', { name: 'Выбрать архив' })).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    // A file that is not a course archive is reported, and another one can be chosen.
    await dialog
      .getByLabel('Архив курса')
      .setInputFiles({ name: 'чужой.zip', mimeType: 'application/zip', buffer: emptyZip });
    await expect(dialog.getByText('Это не архив курса, или он повреждён')).toBeVisible();
    await dialog.getByRole('button', { name: 'Выбрать другой архив' }).click();
    await dialog.getByLabel('Архив курса').setInputFiles(path);
    await expect(dialog.getByText('Курс создан: он среди черновиков')).toBeVisible();
    await expect(
      dialog.getByText('Тип «Интенсив»: в этой компании такой записи нет'),
    ).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByRole('link', { name: 'Открыть курс' }).click();
    await expect(page.getByRole('heading', { name: 'Французский с нуля', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Задачи', exact: true }).click();
    await expect(page.getByText('Не перенесено: Тип «Интенсив»')).toBeVisible();
  },
);

/** An empty ZIP: only the end of central directory record. */
const emptyZip = Buffer.from('504b0506000000000000000000000000000000000000', 'hex');
