import { describe, expect, it } from 'vitest';
import { StartupError } from '#startup-error.ts';
import { useProduct } from '#testing/product.ts';
import { foreignOrigins, readPublicSettings } from './public-settings.ts';

const product = useProduct();

describe('the public settings', () => {
  it('lead to pages of our own unless configured', () => {
    const { links, staging, promotionUntil, analytics } = readPublicSettings({});
    const paths = Object.values(links).flatMap((link) => (link === null ? [] : [link.en, link.de]));
    expect(paths.every((path) => path.startsWith('/'))).toBe(true);
    expect(links.feedback).toBeNull();
    expect({ staging, promotionUntil, analytics }).toEqual({
      staging: false,
      promotionUntil: '2025-01-06',
      analytics: { trackerUrl: null, siteId: 2, tagManagerId: null },
    });
  });

  it('take the link of the other language where one is missing', () => {
    const env = { LINK_FEEDBACK_EN: 'https://forms.example/en', APP_ENV: 'staging' };
    const settings = readPublicSettings(env);
    expect(settings.links.feedback).toEqual({ en: env.LINK_FEEDBACK_EN, de: env.LINK_FEEDBACK_EN });
    expect(settings.staging).toBe(true);
    expect(foreignOrigins(settings)).toEqual({
      scripts: [],
      frames: ['https://forms.example', 'https://forms.example'],
    });
  });

  it.each([
    ['LINK_GUIDE', 'javascript:alert(1)'],
    ['LINK_LEGAL_EN', '//evil.example'],
    ['PROMOTION_UNTIL', 'tomorrow'],
    ['TRACKER_URL', 'http://plain.example'],
  ])('refuse %s=%s at start', (name, value) => {
    expect(() => readPublicSettings({ [name]: value })).toThrow(StartupError);
    expect(() => readPublicSettings({ [name]: value })).toThrow(name);
  });
});

describe('GET /public-settings', () => {
  it('answers everybody', async () => {
    const answer = await product.app.inject({ url: '/api/public-settings' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({ brand: 'Quint', supportEmail: 'support@quint.example' });
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
  });
});
