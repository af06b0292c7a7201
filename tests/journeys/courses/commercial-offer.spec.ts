// A manager composes an offer, adds a remark on a course, creates a PDF and mails it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectAccessible, test, type School } from '../kit/journey.ts';
import { outbox } from '../kit/running-kafedra.ts';
import { field } from '../kit/locators.ts';

test(
  'courses are selected, and their offer is mailed once with the file',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const sold = { status: 'VISIBLE', canBeBought: true };
    await school.mutate('createCourse', {
      ...sold,
      name: 'Физика',
      price: '9999.99',
      useFullCourseDiscountPercentage: true,
      fullCourseDiscountPercentage: 10,
    });
    const { course: chemistry } = await school.mutate(
      'createCourse',
      { ...sold, name: 'Химия', price: '500.50' },
      'course { id }',
    );
    await school.mutate('createCourse', { name: 'Черновик', price: '1' });
    const dialog = page.getByRole('dialog');

    await page.goto(`/${school.code}/commercial-offer`);
    await expect(page.getByRole('row')).toHaveCount(3);
    for (const name of ['Химия', 'Физика']) {
      await page.getByRole('button', { name: `Добавить в предложение: ${name}` }).click();
      await expect(
        page.getByRole('button', { name: `Убрать из предложения: ${name}` }),
      ).toBeVisible();
    }
    // A filter narrows the list and leaves the selection of the offer.
    await page.getByRole('button', { name: 'Фильтр' }).click();
    await field(page, 'Цена от, ₽').fill('1000');
    await field(page, 'Цена от, ₽').press('Enter');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: /Предложение/ }).click();
    await expect(page).toHaveURL(/tab=offer/);
    await page.reload();
    await expect(page.getByText('Итого: 9 500,49 ₽')).toBeVisible();
    await expect(page.getByText('Скидка за полный курс: −1 000 ₽')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Выше: Физика' }).click();
    const offer = page.getByRole('region', { name: 'Предложение' });
    await expect(offer.getByRole('listitem').first()).toContainText('Физика');
    await page.getByRole('button', { name: 'Добавить примечание: Химия' }).click();
    await field(dialog, 'Примечание').fill('Реактивы входят в цену');
    await dialog.getByRole('button', { name: 'Добавить' }).click();
    await expect(page.getByText('Реактивы входят в цену')).toBeVisible();

    const loaded = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Собрать PDF' }).click();
    await page.getByRole('link', { name: /Скачать/ }).click();
    expect((await loaded).suggestedFilename()).toBe('Коммерческое предложение.pdf');

    await page.getByRole('button', { name: 'Отправить письмом' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    await expect(dialog.getByText('Обязательное поле')).toBeVisible();
    const address = `buyer@${school.code}.test`;
    await field(dialog, 'Кому').fill(address);
    await field(dialog, 'Текст').fill('Здравствуйте, Ирина!');
    const letter = dialog.getByRole('region', { name: 'Как будет выглядеть письмо' });
    await expect(letter).toContainText('1. Физика — 8 999,99 ₽ (без скидки 9 999,99 ₽)');
    // A changed price is shown as it is now, and the typed remark remains.
    await changePrice(school, chemistry.id, '600.50');
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    await expect(dialog.getByText('Цены изменились, пока вы собирали предложение')).toBeVisible();
    await expect(letter).toContainText('2. Химия — 600,50 ₽');
    await expect(letter).toContainText('Здравствуйте, Ирина!');
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Письмо с предложением отправлено')).toBeVisible();
    const mails = readdirSync(outbox())
      .map((file) => readFileSync(join(outbox(), file), 'utf8'))
      .filter((mail) => mail.includes(`To: ${address}`));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('Content-Type: application/pdf');
  },
);

async function changePrice(school: School, id: string, price: string): Promise<void> {
  const { data } = await school.ask(
    'query ($id: ID!) { node(id: $id) { ... on Course { version } } }',
    {
      id,
    },
  );
  await school.ask(
    'mutation ($input: UpdateCourseInput!) { updateCourse(input: $input) { userErrors { message } } }',
    { input: { id, version: data?.node.version, price } },
  );
}
