import { expect, it } from 'vitest';
import { describeDevice } from '#features/workspace/auth/sessions/model.ts';

const MOZILLA = 'Mozilla/5.0';

it.each([
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    { browser: 'Edge', os: 'Windows', device: 'desktop' },
  ],
  [
    `${MOZILLA} (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0`,
    { browser: 'Firefox', os: 'Linux', device: 'desktop' },
  ],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15`,
    { browser: 'Safari', os: 'macOS', device: 'desktop' },
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`,
    { browser: 'Chrome', os: 'iOS', device: 'phone' },
  ],
  [
    `${MOZILLA} (iPad; CPU OS 16_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1`,
    { browser: 'Safari', os: 'iPadOS', device: 'tablet' },
  ],
  [
    `${MOZILLA} (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    { browser: 'Samsung Internet', os: 'Android', device: 'phone' },
  ],
  [
    `${MOZILLA} (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36`,
    { browser: 'Chrome', os: 'Android', device: 'tablet' },
  ],
  ['curl/8.5.0', { browser: null, os: null, device: 'other' }],
  [undefined, { browser: null, os: null, device: 'other' }],
])('describes %s', (userAgent, expectedDevice) => {
  expect(describeDevice(userAgent)).toEqual(expectedDevice);
});
