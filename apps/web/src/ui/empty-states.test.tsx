import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError, readApiError } from '#lib/api-error.ts';
import { NotLoaded, NotLoadedNotice } from './empty-states.tsx';

const CALL = { call: 'GET /items/roles', wasSaving: false };
const page = (status: number) =>
  readApiError(
    new Response('<h1>Bad Gateway</h1>', { status, headers: { 'content-type': 'text/html' } }),
    CALL,
  );
const refusal = new ApiError(403, [{ message: 'Not yours.', extensions: { code: 'FORBIDDEN' } }], CALL);

describe('A page that could not be loaded', () => {
  it.each([
    ['a proxy answered that finds no server', () => page(502), /^The server is not running\./],
    ['a network answered in its place', () => page(403), /^Your network answered instead/],
    ['the server refused it', async () => refusal, /^Not yours\.$/],
    ['there was no answer', async () => new NetworkError('lost'), /check your connection/],
    ['the server failed', async () => new ApiError(500, [], CALL), /^Something went wrong on our side/],
  ])('names the cause: %s', async (_, make, text) => {
    const error = await make();
    const { unmount } = render(<NotLoaded level={1} error={error} onRetry={() => undefined} />);
    expect(screen.getByText(text)).toBeTruthy();
    unmount();
    render(<NotLoadedNotice error={error} onRetry={() => undefined} />);
    expect(screen.getByText(text)).toBeTruthy();
  });
});
