// Tests which Bitrix24 form codes are recognised.
import { expect, test } from 'vitest';
import { readScriptTag } from './script-tag.ts';

const loader = (
  url: string,
  attributes = 'data-b24-form="inline/5/k3mz1a" data-skip-moving="true"',
) =>
  `<script ${attributes}>(function(w,d,u){var s=d.createElement('script');s.async=true;s.src=u+'?'+(Date.now()/180000|0);var h=d.getElementsByTagName('script')[0];h.parentNode.insertBefore(s,h);})(window,document,'${url}');</script>`;

const url = 'https://cdn-ru.bitrix24.ru/b7654321/crm/form/loader_5.js';

test.each(['inline', 'click', 'auto'])('reads the code of a form shown %s', (kind) => {
  const tag = loader(url, `data-b24-form="${kind}/5/k3mz1a"`);
  expect(readScriptTag(`\n ${tag} `)).toEqual({ id: 5, url });
});

test('reads the code of a form on a custom server, and of an older form', () => {
  const own = 'https://crm.shkola.test/upload/crm/form/loader_12.js';
  expect(readScriptTag(loader(own, 'data-b24-form="inline/12/abc"'))).toEqual({ id: 12, url: own });
  const old = 'https://shkola.bitrix24.ru/bitrix/js/crm/form_loader.js';
  const tag = `<script id="bx24_form_inline" data-skip-moving="true">(function(w,d,u,b){w['Bitrix24FormObject']=b;})(window,document,'${old}','b24form');b24form({"id":"7","lang":"ru","sec":"x1","type":"inline"});</script>`;
  expect(readScriptTag(tag)).toEqual({ id: 7, url: old });
});

test.each([
  ['words', 'код формы'],
  ['another script', '<script src="https://evil.test/a.js"></script>'],
  ['more than the code', `${loader(url)}<img src=x onerror=alert(1)>`],
  ['two codes', loader(url) + loader(url)],
  ['the script of another form', loader(url, 'data-b24-form="inline/6/k3mz1a"')],
  ['no script of a form', loader('https://cdn-ru.bitrix24.ru/b7654321/crm/site/loader_5.js')],
  ['an address that is not safe', loader(url.replace('https', 'http'))],
  ['a name before the host', loader(url.replace('//', '//bitrix24.ru@'))],
  ['two addresses', loader(`${url}','https://evil.test/crm/form/loader_5.js`)],
  ['no form', loader(url, 'data-b24-form="inline/0/k3mz1a"')],
])('returns null for %s', (_, text) => {
  expect(readScriptTag(text)).toBeNull();
});

test('returns null for very long input without catastrophic backtracking', () => {
  expect(readScriptTag(`<script ${'a'.repeat(100_000)}`)).toBeNull();
  expect(readScriptTag(`<script>${"'https://".repeat(20_000)}</script>`)).toBeNull();
});
