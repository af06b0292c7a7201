// Device names from User-Agent headers.
import { expect, it } from 'vitest';
import { deviceOf } from './device.ts';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36',
    { name: 'Chrome, Windows', isPhone: false },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    { name: 'Safari, iOS', isPhone: true },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0',
    { name: 'Firefox, Linux', isPhone: false },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 YaBrowser/25.6.0.0 Safari/537.36',
    { name: 'Yandex Browser, Windows', isPhone: false },
  ],
  ['node', { name: 'node', isPhone: false }],
  ['import-tool/1.2 (nightly)', { name: 'import-tool', isPhone: false }],
  [null, { name: 'Неизвестное устройство', isPhone: false }],
])('describes %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toEqual(device);
});
