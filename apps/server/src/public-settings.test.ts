import { describe, expect, it } from 'vitest';
import { StartupError } from '#startup-error.ts';
import { useProduct, type Product } from '#testing/product.ts';
import { foreignOrigins, readPublicSettings } from './public-settings.ts';

const product = useProduct();
const trackedProduct = useProduct({
  env: {
    TRACKER_URL: 'https://stats.example/matomo/',
    TAG_MANAGER_ID: 'GTM-ABC123',
    TAG_MANAGER_ORIGINS: 'https://tags.example, https://*.reports.example',
    LINK_VIDEO_GUIDE_DE: 'https://videos.example/guide.mp4',
  },
});

describe('the public settings', () => {
  it('link to our own pages unless configured', () => {
    const { links, staging, promotionUntil, analytics } = readPublicSettings({});
    const paths = Object.values(links).flatMap((link) => (link === null ? [] : [link.en, link.de]));
    expect(paths.every((path) => path.startsWith('/'))).toBe(true);
    expect([links.feedback, links.videoGuide]).toEqual([null, null]);
    expect({ staging, promotionUntil, analytics }).toEqual({
      staging: false,
      promotionUntil: '2025-01-06',
      analytics: { trackerUrl: null, siteId: 2, tagManagerId: null, tagOrigins: [] },
    });
  });

  it('use the link of the other language if one is missing', () => {
    const env = { LINK_FEEDBACK_EN: 'https://forms.example/en', APP_ENV: 'staging' };
    const settings = readPublicSettings(env);
    expect(settings.links.feedback).toEqual({ en: env.LINK_FEEDBACK_EN, de: env.LINK_FEEDBACK_EN });
    expect(settings.staging).toBe(true);
    expect(foreignOrigins(settings)).toEqual({ scripts: [], frames: ['https://forms.example'], media: [] });
  });

  it.each([
    ['LINK_GUIDE', 'javascript:alert(1)'],
    ['LINK_LEGAL_EN', '//evil.example'],
    ['PROMOTION_UNTIL', 'tomorrow'],
    ['TRACKER_URL', 'http://plain.example'],
    ['TAG_MANAGER_ORIGINS', "https://tags.example 'unsafe-inline'"],
    ['TAG_MANAGER_ORIGINS', 'https://tags.example/path'],
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

describe('the content security policy', () => {
  const policyOf = async ({ app }: Product) => {
    const { headers } = await app.inject({ url: '/api/health' });
    const directives = String(headers['content-security-policy']).split(';');
    return Object.fromEntries(
      directives.map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      }),
    );
  };

  it('allows no third parties when nothing is configured', async () => {
    expect(await policyOf(product)).toMatchObject({
      'script-src': "'self'",
      'connect-src': "'self'",
      'img-src': "'self' data: blob:",
      'frame-src': "'self'",
      'media-src': "'self'",
    });
  });

  it('allows the configured ones, each where it is needed', async () => {
    expect(await policyOf(trackedProduct)).toMatchObject({
      'script-src':
        "'self' https://stats.example https://www.googletagmanager.com https://tags.example https://*.reports.example",
      'connect-src':
        "'self' https://stats.example https://www.googletagmanager.com https://tags.example https://*.reports.example",
      'frame-src': "'self' https://videos.example",
      'media-src': "'self' https://videos.example",
    });
  });
});
