import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, makeUser } from '../testing/api.ts';
import { registerAnalyticsStore, trackEvent } from './analytics.ts';
import { receiveNotifications } from './notify.ts';

const ACTION = 'view-slamdoor-talent-insights';

function catchEvents(): Record<string, unknown>[] {
  const events: Record<string, unknown>[] = [];
  api.use(
    http.post('*/api/analytics/track-event', async ({ request }) => {
      events.push((await request.json()) as Record<string, unknown>);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return events;
}

afterEach(() => registerAnalyticsStore());

describe('an event', () => {
  it('contains the signed-in user and their workspace, unless it names others', async () => {
    const user = makeUser();
    const events = catchEvents();
    registerAnalyticsStore({ findPerson: () => user });
    await trackEvent(ACTION);
    await trackEvent(ACTION, { organization: 'w2', user: 'u2' });
    const always = {
      action: ACTION,
      count: 1,
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as unknown,
      anonymousSessionId: localStorage.getItem('quint_temp_user_id'),
    };
    expect(events).toEqual([
      { ...always, organization: user.active_workspace?.id, user: user.id },
      { ...always, organization: 'w2', user: 'u2' },
    ]);
  });

  it('is anonymous before a user signs in', async () => {
    const events = catchEvents();
    registerAnalyticsStore({ findPerson: () => undefined });
    await trackEvent(ACTION);
    expect(events[0]).toMatchObject({ organization: null, user: null });
  });

  it('requires a store', async () => {
    await expect(trackEvent(ACTION)).rejects.toThrow(/^Store instance is not available$/);
  });

  it('logs and rethrows a failure, without a message to the user', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const show = vi.fn();
    const stop = receiveNotifications({ show, takeBack: () => undefined });
    api.use(http.post('*/api/analytics/track-event', () => HttpResponse.json({}, { status: 500 })));
    registerAnalyticsStore({ findPerson: () => undefined });
    await expect(trackEvent(ACTION)).rejects.toMatchObject({ status: 500 });
    expect(consoleError).toHaveBeenCalledOnce();
    expect(show).not.toHaveBeenCalled();
    stop();
  });
});
