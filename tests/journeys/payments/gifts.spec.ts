// A gift: the buyer sees its code, the recipient redeems it and learns, and it can't be redeemed twice.
import { expect, expectAccessible, pageOf, screenshotPath, signIn } from '../kit/journey.ts';
import { field } from '../kit/locators.ts';
import { memberWith } from '../kit/school.ts';
import { checkout, learnerPermissions, test } from '../kit/shop.ts';

test(
  'a course is given as a gift, redeemed by its code, and not a second time',
  { tag: '@deep' },
  async ({ page, browser, school, shop }) => {
    const course = await shop.sells({ name: 'Физика', price: '5000.00' });
    const anna = await memberWith(school, learnerPermissions, { name: 'Анна', login: 'anna' });
    const boris = await memberWith(school, learnerPermissions, { name: 'Борис', login: 'boris' });

    await signIn(page, anna.token);
    await page.goto(`/${school.code}/buy/${course.databaseId}`);
    await page.getByRole('checkbox', { name: /^В подарок/ }).check();
    await page.getByRole('button', { name: 'Перейти к оплате' }).click();
    await checkout(page);
    await page.getByRole('button', { name: 'Оплатить' }).click();
    const code = page.getByText('Код подарка:').locator('strong');
    await expect(code).toHaveText(/^\w+-\w+$/);
    await expect(page.getByRole('link', { name: 'Перейти к курсу' })).toBeHidden();
    await expectAccessible(page);
    await page.screenshot(screenshotPath('gift-bought'));
    const giftCode = (await code.textContent()) ?? '';

    const friend = await pageOf(browser, boris.token);
    await friend.page.goto(`/${school.code}/purchases`);
    const typed = field(friend.page, 'Код подарка');
    const redeem = friend.page.getByRole('button', { name: 'Получить' });
    await typed.fill('НЕТ-ТАКОГО');
    await redeem.click();
    await expect(friend.page.getByText('Такого подарка нет')).toBeVisible();
    await expectAccessible(friend.page);
    await friend.page.screenshot(screenshotPath('gift-box'));
    await friend.page.setViewportSize({ width: 390, height: 844 });
    await friend.page.screenshot(screenshotPath('gift-box-phone'));
    await friend.page.setViewportSize({ width: 1440, height: 900 });
    // Typed with spaces and in lower case.
    await typed.fill(` ${giftCode.toLowerCase()} `);
    await redeem.click();
    await expect(friend.page).toHaveURL(
      new RegExp(`/courses/${school.code}/${course.databaseId}$`),
    );
    await expect(friend.page.getByRole('heading', { level: 1, name: 'Физика' })).toBeVisible();

    await friend.page.goto(`/${school.code}/purchases`);
    await typed.fill(giftCode);
    await redeem.click();
    await expect(friend.page.getByText('Этот подарок уже получен')).toBeVisible();
    await friend.close();

    await page.reload();
    await expect(page.getByText(/^Получен сегодня/)).toBeVisible();

    await signIn(page, school.token);
    await page.goto(`/${school.code}/payments`);
    await page.getByRole('main').getByRole('link', { name: 'Подарки' }).click();
    const row = page.getByRole('row').filter({ hasText: giftCode });
    for (const words of ['Физика', 'Анна', 'Борис']) await expect(row).toContainText(words);
    await expectAccessible(page);
    await page.screenshot(screenshotPath('gifts'));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.screenshot(screenshotPath('gifts-phone'));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('link', { name: 'Не получены' }).click();
    await expect(page.getByText('Все подарки получены')).toBeVisible();
    await page.getByRole('link', { name: 'Получены', exact: true }).click();
    await page.getByRole('textbox', { name: 'Поиск по подаркам' }).fill('НЕТ-ТАКОГО');
    await expect(page.getByText('Ничего не найдено')).toBeVisible();
    await page.getByRole('textbox', { name: 'Поиск по подаркам' }).fill(giftCode.slice(0, 8));
    await row.getByRole('link', { name: giftCode }).click();
    await expect(page).toHaveURL(/\/payments\/\d+$/);
  },
);
