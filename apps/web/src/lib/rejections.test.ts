import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { copyText } from './clipboard.ts';
import { receiveNotifications } from './notify.ts';
import { watchRejections } from './rejections.ts';

let texts: string[] = [];
let stop = (): void => {};

beforeEach(() => {
  texts = [];
  stop = receiveNotifications({ show: ({ text }) => texts.push(text), takeBack: () => {} });
});
afterEach(() => stop());

const makeRefusal = () =>
  new ApiError(409, [{ message: 'This link is closed.', extensions: { code: 'survey.completed' } }], {
    call: 'POST /invite/talents/t1/link',
    wasSaving: false,
  });

describe('an unhandled rejection', () => {
  it('is reported like any other failure', () => {
    watchRejections();
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: makeRefusal() }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new TypeError('x') }));
    expect(texts).toEqual(['This link is closed.', 'There were technical issues performing this action.']);
  });
});

describe('a text that is copied before it is loaded', () => {
  it('fails with its own reason in a browser that forbids copying, without an unhandled rejection', async () => {
    class Item {
      static supports = () => true;
    }
    vi.stubGlobal('ClipboardItem', Item);
    onTestFinished(() => void Reflect.deleteProperty(globalThis, 'ClipboardItem'));
    const write = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
    const onUnhandled = vi.fn();
    process.on('unhandledRejection', onUnhandled);
    const { promise, reject } = Promise.withResolvers<string>();
    const copyPromise = copyText(promise);
    const outcome = expect(copyPromise).rejects.toThrow('This link is closed.');
    // The clipboard has refused by now.
    await new Promise((resolve) => setTimeout(resolve));
    reject(makeRefusal());
    await outcome;
    await new Promise((resolve) => setTimeout(resolve));
    process.off('unhandledRejection', onUnhandled);
    expect(onUnhandled).not.toHaveBeenCalled();
  });
});
