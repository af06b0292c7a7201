// Saved views of a list: saved, opened in another browser and by other users, opened by default, changed and undone.
import type { Browser, Page } from '@playwright/test';
import { graphqlSignIn } from '../kit/graphql.ts';
import {
  expect,
  expectAccessible,
  screenshotPath,
  signIn,
  disableAnimations,
  test,
} from './kit/journey.ts';
import type { School } from './kit/journey.ts';
import { kafedraUrl } from './kit/running-kafedra.ts';
import { field, submit } from './kit/locators.ts';
import { recordOperations } from './kit/recorded-operations.ts';

const rows = (page: Page) => page.getByRole('grid').locator('tbody').getByRole('row');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Виды списка' });

async function addCourses(school: School, ...names: string[]): Promise<void> {
  for (const name of names) await school.mutate('createCourse', { name });
}

/** Runs an action of the panel on the open view. */
async function act(page: Page, view: string, words: string): Promise<void> {
  await button(page, view).click();
  await panel(page).getByRole('button', { name: words, exact: true }).click();
  await expect(panel(page)).toBeHidden();
}

async function save(page: Page, name: string, ...more: string[]): Promise<void> {
  await act(page, 'Вид', 'Сохранить как новый вид…');
  const dialog = page.getByRole('dialog', { name: 'Новый вид' });
  await field(page, 'Название').fill(name);
  for (const words of more) await dialog.getByRole('checkbox', { name: words }).check();
  await submit(page, 'Сохранить');
  await expect(button(page, `Вид: ${name}`)).toBeVisible();
}

/** A new browser without stored data. */
async function elsewhere(browser: Browser, token: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await disableAnimations(page);
  await signIn(page, token);
  return page;
}

async function hideColumn(page: Page, name: string): Promise<void> {
  await button(page, 'Столбцы').click();
  await page.getByRole('checkbox', { name, exact: true }).uncheck();
  await page.keyboard.press('Escape');
}

const column = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });

test(
  'a list is saved as a view and opens with it, also in another browser',
  { tag: '@deep' },
  async ({ owner: page, school, browser }) => {
    await addCourses(school, 'Физика осенью', 'Физика весной', 'Химия');
    const list = `/${school.code}/courses`;
    await page.goto(`${list}?tab=drafts&search=физика&sort=-name`);
    await expect(rows(page)).toHaveCount(2);
    await hideColumn(page, 'Статус');
    await save(page, 'Черновики физики', 'Открывать список с этого вида');
    await expect(page).toHaveURL(/courses\?saved=\d+&search=/);
    await expect(column(page, 'Статус')).toBeHidden();

    const other = await elsewhere(browser, school.token);
    await other.goto(list);
    await expect(button(other, 'Вид: Черновики физики')).toBeVisible();
    await expect(rows(other)).toHaveCount(2);
    await expect(rows(other).first()).toContainText('Физика осенью');
    await expect(column(other, 'Статус')).toBeHidden();
    expect(new URL(other.url()).search).toBe(new URL(page.url()).search);

    // From then on the first request uses the view.
    const { sentOperations } = recordOperations(other);
    await other.goto(list);
    await expect(button(other, 'Вид: Черновики физики')).toBeVisible();
    await expect(rows(other)).toHaveCount(2);
    expect(sentOperations).toEqual(['courseListRouteQuery']);
    await other.screenshot(screenshotPath('view-open'));

    // An address without parameters opens the original list, and it stays open.
    await button(other, 'Вид: Черновики физики').click();
    await expectAccessible(other, '[role=dialog]');
    await other.screenshot(screenshotPath('views-panel'));
    await panel(other).getByRole('link', { name: 'Обычный вид' }).click();
    await expect(other).toHaveURL(/courses\?saved=0$/);
    await other.getByRole('link', { name: /^Черновики/ }).click();
    await expect(rows(other)).toHaveCount(3);
    await expect(other).toHaveURL(/courses\?saved=0&tab=drafts$/);
    await expect(column(other, 'Статус')).toBeVisible();
    await expect(button(other, 'Вид')).toBeVisible();

    // A choice in another browser applies at the next visit.
    await act(page, 'Вид: Черновики физики', 'Не открывать первым');
    await expect(page.getByText('Список открывается в обычном виде')).toBeVisible();
    await other.goto(list);
    await expect(other).toHaveURL(/courses$/);
    await expect(button(other, 'Вид')).toBeVisible();
    await other.context().close();
  },
);

test(
  'changes of a view are marked, reverted, and saved',
  { tag: '@deep' },
  async ({ owner: page, school, browser }) => {
    await addCourses(school, 'Алгебра', 'Геометрия');
    await page.goto(`/${school.code}/courses?tab=drafts`);
    await expect(rows(page)).toHaveCount(2);
    await save(page, 'Черновики');
    const search = page.getByLabel('Поиск по курсам');
    const changed = 'Вид: Черновики, изменён';

    await search.fill('алгебра');
    await expect(rows(page)).toHaveCount(1);
    await hideColumn(page, 'Цена');
    await expect(button(page, changed)).toBeVisible();
    await page.reload();
    await expect(button(page, changed)).toBeVisible();
    await expect(column(page, 'Цена')).toBeHidden();
    await act(page, changed, 'Вернуть как было');
    await expect(button(page, 'Вид: Черновики')).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
    await expect(column(page, 'Цена')).toBeVisible();
    // The list changes before its address does.
    await expect(page).toHaveURL(/courses\?saved=\d+&tab=drafts$/);

    const other = await elsewhere(browser, school.token);
    await other.goto(page.url());
    await expect(button(other, 'Вид: Черновики')).toBeVisible();
    await search.fill('геометрия');
    await expect(rows(page)).toHaveCount(1);
    await act(page, changed, 'Сохранить изменения');
    await expect(page.getByText('Вид «Черновики» сохранён')).toBeVisible();
    await expect(button(page, 'Вид: Черновики')).toBeVisible();

    // A view that is open elsewhere without changes is updated.
    await button(other, 'Вид: Черновики').click();
    await expect(rows(other)).toHaveCount(1);
    await other.context().close();

    await act(page, 'Вид: Черновики', 'Удалить вид');
    await expect(button(page, 'Вид')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await button(page, 'Вернуть').click();
    await button(page, 'Вид').click();
    await panel(page).getByRole('link', { name: 'Черновики' }).click();
    await expect(button(page, 'Вид: Черновики')).toBeVisible();
  },
);

test(
  'a shared view can be opened but not changed by others',
  { tag: '@deep' },
  async ({ owner: page, school, browser }) => {
    await addCourses(school, 'Алгебра');
    const permissions = ['ADMIN_PART_ACCESS', 'COURSES_SHOW_ALL'];
    const { role } = await school.mutate(
      'createRole',
      { name: 'Методист', permissions },
      'role { id }',
    );
    const login = `colleague@${school.code}.test`;
    const person = { name: 'Коллега', email: login, password: 'long-enough-1', roleIds: [role.id] };
    await school.mutate('createUser', person);
    const token = await graphqlSignIn(kafedraUrl(), login, person.password);

    const list = `/${school.code}/courses`;
    await page.goto(`${list}?tab=drafts`);
    await expect(rows(page)).toHaveCount(1);
    await save(page, 'Мои черновики');
    const link = page.url();

    // The link to a private view shows the same rows.
    const other = await elsewhere(browser, token);
    await other.goto(link);
    await expect(rows(other)).toHaveCount(1);
    await expect(button(other, 'Вид')).toBeVisible();
    await expect(other).toHaveURL(/courses\?tab=drafts$/);

    await act(page, 'Вид: Мои черновики', 'Изменить вид…');
    await field(page, 'Название').fill('Черновики всех');
    await page.getByRole('checkbox', { name: 'Показать всем' }).check();
    await submit(page, 'Сохранить');
    await expect(button(page, 'Вид: Черновики всех')).toBeVisible();

    await other.goto(list);
    await button(other, 'Вид').click();
    await panel(other).getByRole('link', { name: 'Черновики всех' }).click();
    await expect(rows(other)).toHaveCount(1);
    await button(other, 'Вид: Черновики всех').click();
    await expect(panel(other).getByRole('button')).toHaveText([
      'Сохранить как новый вид…',
      'Открывать первым',
      'Скопировать ссылку',
    ]);
    await panel(other).getByRole('button', { name: 'Открывать первым' }).click();
    await expect(other.getByText('Список открывается с вида «Черновики всех»')).toBeVisible();
    await other.goto(list);
    await expect(button(other, 'Вид: Черновики всех')).toBeVisible();

    // A view deleted by its author disappears for everyone.
    await act(page, 'Вид: Черновики всех', 'Удалить вид');
    await expect(page.getByText('Вид «Черновики всех» удалён')).toBeVisible();
    await other.goto(list);
    await expect(other).toHaveURL(/courses$/);
    await expect(button(other, 'Вид')).toBeVisible();
    await other.context().close();
  },
);

test(
  'a view with deleted fields opens with the remaining ones',
  { tag: '@deep' },
  async ({ owner, school }) => {
    await addCourses(school, 'Алгебра');
    const made = { name: 'Автор', type: 'STRING', subtype: 'COURSE' };
    const { customField } = await school.mutate('createCustomField', made, 'customField { id }');
    const { id } = customField;
    const { savedView } = await school.mutate(
      'createSavedView',
      {
        name: 'Старый',
        list: 'courses',
        address: `gone=1&tab=archive&sort=field_${id}`,
        columns: { order: ['gone', 'name'], widths: { gone: 100 }, fields: [id], old: true },
        isDefault: true,
      },
      'savedView { databaseId }',
    );
    await school.mutate('deleteCustomFields', { customFields: { ids: [id] } });
    // The console logs the rejected sort order.
    const page = await owner.context().newPage();
    await signIn(page, school.token);
    await page.goto(`/${school.code}/courses`);
    await expect(page.getByText('Порядка или фильтра этого вида больше нет')).toBeVisible();
    await expect(button(page, 'Вид: Старый, изменён')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`saved=${savedView.databaseId}$`));
    await page.getByRole('link', { name: /^Черновики/ }).click();
    await expect(rows(page)).toHaveCount(1);
    await act(page, 'Вид: Старый, изменён', 'Сохранить изменения');
    await expect(button(page, 'Вид: Старый')).toBeVisible();
    await page.goto(`/${school.code}/courses`);
    await expect(rows(page)).toHaveCount(1);
    await page.close();
  },
);

test(
  'views are opened and saved by keyboard, and on a phone',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/${school.code}/groups`);
    const open = button(page, 'Вид');
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(panel(page)).toBeVisible();
    await expect(panel(page).getByRole('link', { name: 'Обычный вид' })).toBeVisible();
    await panel(page).getByRole('button', { name: 'Сохранить как новый вид…' }).focus();
    await page.keyboard.press('Enter');
    await field(page, 'Название').fill('По алфавиту');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Вид: По алфавиту')).toBeVisible();
    await button(page, 'Вид: По алфавиту').click();
    await expect(panel(page).getByRole('link', { name: 'По алфавиту' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.screenshot(screenshotPath('views-panel-narrow'));
  },
);
