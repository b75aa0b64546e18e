import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../testing/api.ts';
import { isChunkError, reloadIfStale } from './stale-build.ts';

const script = document.createElement('script');
script.type = 'module';
script.setAttribute('src', '/assets/index-old.js');

function serve(name: string): void {
  api.use(
    http.get(location.origin, () =>
      HttpResponse.html(`<script type="module" src="/assets/${name}"></script>`),
    ),
  );
}

beforeEach(() => document.head.append(script));
afterEach(() => {
  script.remove();
  sessionStorage.clear();
});

describe('a part of the app that the server no longer has', () => {
  it('reloads the page once when there is a newer version', async () => {
    const reload = vi.fn();
    serve('index-new.js');
    expect(await reloadIfStale(reload)).toBe('reloading');
    expect(await reloadIfStale(reload)).toBe('broken');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload the page when the version is the same', async () => {
    const reload = vi.fn();
    serve('index-old.js');
    expect(await reloadIfStale(reload)).toBe('broken');
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['is not there', () => HttpResponse.error()],
    ['does not answer yet', () => new HttpResponse(null, { status: 502 })],
  ])('does not reload the page while the server %s', async (_how, answer) => {
    const reload = vi.fn();
    api.use(http.get(location.origin, answer));
    expect(await reloadIfStale(reload)).toBe('unreachable');
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['Failed to fetch dynamically imported module: https://quint.example/assets/page.js', true],
    ['error loading dynamically imported module: https://quint.example/assets/page.js', true],
    ['Importing a module script failed.', true],
    ['Unable to preload CSS for /assets/page.css', true],
    ['Cannot read properties of undefined', false],
  ])('is detected by browser messages: %s', (message, isChunk) => {
    expect(isChunkError(new TypeError(message))).toBe(isChunk);
  });
});
