// A form embedded in a page of another site with one line: sized to its content and sent from there; refused on sites
// that are not allowed.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrameLocator, Page } from '@playwright/test';
import { expect, screenshotPath, disableAnimations, test, type School } from '../kit/journey.ts';
import { kafedraUrl } from '../kit/running-kafedra.ts';
import { field } from '../kit/locators.ts';

/** A site of another origin; its pages show `body`. */
interface Site {
  origin: string;
  server: Server;
}

let body = '';
let allowed: Site;
let other: Site;

async function startSite(): Promise<Site> {
  const server = createServer((_, response) => {
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end(`<!doctype html><html lang="ru"><title>Сайт школы</title><h1>Курсы</h1>${body}</html>`);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

test.beforeAll(async () => {
  [allowed, other] = [await startSite(), await startSite()];
});
test.afterAll(() => {
  for (const { server } of [allowed, other]) server.close();
});

const fields = [
  { ref: 'n', type: 'NAME' },
  { ref: 'e', type: 'EMAIL' },
];

async function newForm(school: School, more: object[], origins: string[]): Promise<number> {
  const { form } = await school.mutate(
    'createForm',
    {
      name: 'Заявка',
      type: 'REGISTER',
      title: 'Летняя школа',
      frontTemplate: 'CARD',
      allowedOrigins: origins,
      fields: [...fields, ...more],
    },
    'form { databaseId }',
  );
  return form.databaseId;
}

const line = (school: School, id: number) =>
  `<script src="${kafedraUrl()}/embed.js" data-form="${school.code}/${id}" async></script>`;

/** Simulates a browser that blocks storage in third-party frames. */
const closeStorage = (page: Page) =>
  page.addInitScript(() => {
    if (window === top) return;
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });

const heights = (page: Page) =>
  page
    .locator('iframe')
    .evaluateAll((frames) => frames.map((frame) => frame.getBoundingClientRect().height));

/** The height of the frame's content. */
const contentHeight = (frame: FrameLocator) =>
  frame.locator('main').evaluate((main) => Math.ceil(main.getBoundingClientRect().height));

test(
  'the embed code shows the form in a page of another site, where it can be sent',
  { tag: '@deep' },
  async ({ owner: page, school, browser }) => {
    const id = await newForm(school, [], []);
    await page.goto(`/${school.code}/forms/${id}`);
    const settings = page.getByRole('region', { name: 'Настройки' });
    const origins = field(settings, 'Сайты, на которых её можно показать');
    await origins.fill('127.0.0.1');
    await origins.blur();
    await expect(page.getByText('Введите адрес сайта целиком, с https://').first()).toBeVisible();
    await origins.fill(allowed.origin);
    await origins.blur();
    await expect(page.getByText('Сохранено', { exact: true })).toBeVisible();
    const shownLine = await settings.locator('[data-line]').innerText();
    expect(shownLine.replace(new URL(page.url()).origin, kafedraUrl())).toBe(line(school, id));
    await settings.getByRole('button', { name: 'Скопировать строку для сайта' }).focus();
    await page.screenshot(screenshotPath('form-embedding'));

    const visitor = await browser.newPage();
    await disableAnimations(visitor);
    await closeStorage(visitor);
    const { form } = await school.mutate(
      'createForm',
      {
        name: 'Вторая',
        type: 'REGISTER',
        allowedOrigins: [allowed.origin],
        successText: 'Ждём вас в июне',
        redirectUrl: 'https://school.test/thanks',
        fields: [
          ...fields,
          { ref: 's', type: 'SECTION', text: 'О вас' },
          ...Array.from({ length: 5 }, (_, place) => ({
            ref: `t${place}`,
            type: 'TITLE',
            text: `Строка ${place}`,
          })),
          { ref: 'h', type: 'HIDDEN', parameter: 'UTM_SOURCE' },
        ],
      },
      'form { databaseId }',
    );
    // Two forms on one page.
    body = `<div id="one">${line(school, id)}</div><div id="two">${line(school, form.databaseId)}</div>`;
    await visitor.goto(`${allowed.origin}/?utm_source=vk&other=1`);
    const one = visitor.frameLocator('#one iframe');
    const two = visitor.frameLocator('#two iframe');
    await expect(one.getByRole('heading', { name: 'Летняя школа' })).toBeVisible();
    await expect(two.getByText('Шаг 1 из 2')).toBeVisible();
    expect(await visitor.locator('#two iframe').getAttribute('src')).toContain('utm_source=vk');
    expect(await visitor.locator('#two iframe').getAttribute('src')).not.toContain('other');
    await expect
      .poll(() => heights(visitor))
      .toEqual([await contentHeight(one), await contentHeight(two)]);
    await expect(one.getByRole('banner')).toBeHidden();
    await visitor.screenshot({ ...screenshotPath('form-embedded'), fullPage: true });

    // The frame grows with its content.
    const [, before = 0] = await heights(visitor);
    await field(two.locator('body'), 'Имя').fill('Зоя');
    await field(two.locator('body'), 'Почта').fill(`zoya@${school.code}.test`);
    await two.getByRole('button', { name: 'Далее' }).click();
    await expect(two.getByText('Строка 4')).toBeVisible();
    await expect.poll(async () => (await heights(visitor))[1]).toBeGreaterThan(before);
    await expect.poll(async () => (await heights(visitor))[1]).toBe(await contentHeight(two));

    // The embedding page receives an event when the form is sent.
    await visitor.evaluate(() => {
      document.addEventListener('kafedra:sent', (event) => {
        event.preventDefault(); // prevents the redirect after sending
        document.body.dataset['sent'] = JSON.stringify((event as CustomEvent).detail);
      });
    });
    await field(two.locator('body'), 'Пароль').fill('long-enough-1');
    await two.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await expect(two.getByRole('heading', { name: 'Спасибо!' })).toBeVisible();
    await expect(two.getByText('Ждём вас в июне')).toBeVisible();
    const sent = async () =>
      JSON.parse((await visitor.locator('body').getAttribute('data-sent')) ?? 'null');
    await expect.poll(sent).toEqual({
      form: `${school.code}/${form.databaseId}`,
      redirect: 'https://school.test/thanks',
    });
    await expect(one.getByRole('heading', { name: 'Летняя школа' })).toBeVisible();
    const { data } = await school.ask(
      `query ($code: String!, $id: Int!) { company(code: $code) { form(databaseId: $id) {
      answers { nodes { page } }
    } } }`,
      { code: school.code, id: form.databaseId },
    );
    expect(data.company.form.answers.nodes).toEqual([{ page: `${allowed.origin}/` }]);
    await visitor.context().close();
  },
);

test(
  'a browser shows no form on a site that is not allowed, and no other page on any site',
  { tag: '@deep' },
  async ({ school, browser }) => {
    const id = await newForm(school, [], [allowed.origin]);
    const visitor = await browser.newPage();
    body = `${line(school, id)}<iframe src="${kafedraUrl()}/login"></iframe>`;
    for (const [site, shown] of [
      [other, 0],
      [allowed, 1],
    ] as const) {
      const refused: string[] = [];
      visitor.removeAllListeners('console');
      visitor.on('console', (message) => {
        if (/frame-ancestors|X-Frame-Options/i.test(message.text())) refused.push(message.text());
      });
      await visitor.goto(site.origin);
      await expect.poll(() => refused.length).toBeGreaterThanOrEqual(2 - shown);
      const embedded = visitor.frameLocator('iframe').first().getByRole('heading');
      await expect(embedded).toHaveCount(shown);
    }
    await visitor.context().close();
  },
);
