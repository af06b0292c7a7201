// The settings of a company, tab by tab: what an owner sets up before the school opens.
import { expectAccessible, expect, test } from './kit/journey.ts';
import { field } from './kit/fields.ts';

const settings = (tab: string) => `/demo/settings?tab=${tab}`;

test('a domain is named, told its DNS records, checked in vain, and given up', async ({
  admin: page,
}) => {
  await page.goto('/demo/settings');
  const tabs = page.getByRole('navigation', { name: 'Настройки компании' });
  await tabs.getByRole('link', { name: 'Домены' }).click();
  await expect(page).toHaveURL(settings('domains'));
  await expect(page.getByText('Своих доменов пока нет')).toBeVisible();
  await field(page, 'Домен').fill('школа');
  await page.getByRole('button', { name: 'Добавить' }).click();
  await expect(page.getByText('Введите домен целиком, например школа.рф')).toBeVisible();
  await field(page, 'Домен').fill('Школа-Точка.рф');
  await page.getByRole('button', { name: 'Добавить' }).click();

  const domain = page.getByRole('region', { name: /^школа-точка\.рф/ });
  await expect(domain).toContainText('Не проверен');
  await expect(domain.getByRole('row', { name: /^TXT _kafedra\.xn--/ })).toBeVisible();
  await domain.getByRole('button', { name: 'Проверить' }).click();
  await expect(domain).toContainText('Не подтверждён');
  await expect(domain.getByText('Записи нет')).toHaveCount(2);
  await expectAccessible(page);
  await domain.getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(page.getByText('Своих доменов пока нет')).toBeVisible();
});
