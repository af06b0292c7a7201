// The poster of a video and the cover of a course.
import { film, pixel } from '../../kit/images.ts';
import { submit } from '../kit/locators.ts';
import { expect, test } from '../kit/journey.ts';

const image = { name: 'обложка.png', mimeType: 'image/png', buffer: pixel };

test(
  'a video gets a poster, which is removed and restored',
  { tag: '@deep' },
  async ({ owner, school }) => {
    await owner.goto(`/${school.code}/file-storage`);
    const files = owner.getByLabel('Файлы для загрузки');
    await files.setInputFiles([{ name: 'урок.mp4', mimeType: 'video/mp4', buffer: film }, image]);
    await owner.getByRole('button', { name: 'урок.mp4', exact: true }).click();
    const about = owner.getByRole('dialog', { name: 'урок.mp4' });
    await about.getByRole('button', { name: 'Выбрать обложку' }).click();
    const picker = owner.getByRole('dialog', { name: 'Обложка видео' });
    await picker.getByRole('button', { name: 'обложка.png' }).click();
    await picker.getByRole('button', { name: 'Выбрать', exact: true }).click();
    await expect(about.getByRole('button', { name: 'Другая обложка' })).toBeVisible();
    await expect(about.locator('video')).toHaveAttribute('poster', /\/media\/.*w=960/);

    await about.getByRole('button', { name: 'Убрать обложку' }).click();
    await expect(about.getByRole('button', { name: 'Выбрать обложку' })).toBeVisible();
    await owner.getByRole('button', { name: 'Вернуть' }).click();
    await expect(about.getByRole('button', { name: 'Другая обложка' })).toBeVisible();
  },
);

test(
  'a course gets a cover, which is cropped and removed',
  { tag: '@deep' },
  async ({ owner, school }) => {
    await owner.goto(`/${school.code}/file-storage`);
    // Twice the width of displayed images.
    const drawn = await owner.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 3840, height: 2160 });
      canvas.getContext('2d')?.fillRect(0, 0, 3840, 1080);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    });
    const large = { ...image, buffer: Buffer.from(drawn, 'base64') };
    await owner.getByLabel('Файлы для загрузки').setInputFiles(large);
    await expect(owner.getByRole('button', { name: image.name, exact: true })).toBeVisible();

    await owner.goto(`/${school.code}/courses`);
    await owner.getByRole('button', { name: 'Создать курс' }).first().click();
    const dialog = owner.getByRole('dialog');
    await dialog.getByLabel('Название').fill('Ботаника');
    await dialog.getByLabel('Название').press('Enter');
    const cover = owner.locator('.cover img');
    await expect(owner.getByRole('button', { name: 'Выбрать: Обложка' })).toBeVisible();

    await owner.getByRole('button', { name: 'Выбрать: Обложка' }).click();
    const picker = owner.getByRole('dialog', { name: 'Обложка' });
    await picker.getByRole('button', { name: image.name }).click();
    await picker.getByRole('button', { name: 'Выбрать', exact: true }).click();
    await submit(owner, 'Сохранить');
    await expect(cover).toHaveAttribute('src', /\/media\//);
    const whole = await cover.getAttribute('src');

    await owner.getByRole('button', { name: 'Обрезать: Обложка' }).click();
    const cropping = owner.getByRole('dialog', { name: 'Обрезать: Обложка' });
    await expect(cropping.getByText('Соотношение сторон: 16:9.')).toBeVisible();
    await cropping.getByRole('slider', { name: 'Масштаб' }).fill('2');
    await cropping.getByRole('button', { name: 'Обрезать', exact: true }).click();
    await expect(cropping).toBeHidden();
    await submit(owner, 'Сохранить');
    await expect(cover).not.toHaveAttribute('src', whole ?? '');
    // Half of the image has half of its own pixels, not half of the displayed ones.
    await expect(cover).toHaveAttribute('width', '1920');
    await owner.getByRole('button', { name: 'Убрать: Обложка' }).click();
    await submit(owner, 'Сохранить');
    await expect(cover).toHaveCount(0);
  },
);
