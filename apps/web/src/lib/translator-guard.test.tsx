import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import { Fragment, Suspense, use, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveBefore, visibleTextOf, textsIn, TRANSLATORS } from '../testing/translators.ts';
import { guardAgainstTranslators } from './translator-guard.ts';
import { SLOW } from '#testing/slow.ts';

let endGuard: () => void;

beforeAll(() => {
  endGuard = guardAgainstTranslators();
});

afterAll(() => endGuard());

type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'element'; readonly text: string }
  | { readonly kind: 'pair'; readonly text: string; readonly count: number }
  | { readonly kind: 'group'; readonly key: string; readonly texts: readonly string[] };

function PartView({ part }: { readonly part: Part }) {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'number') return part.number;
  if (part.kind === 'element') return <b>{part.text}</b>;
  if (part.kind === 'pair')
    return (
      <i>
        {part.count} {part.text}
        {part.count > 2 && '!'}
      </i>
    );
  return part.texts.map((text) => <Fragment key={text}>{text}</Fragment>);
}

interface View {
  readonly slots: readonly (Part | null)[];
  readonly keyedParts: readonly Part[];
  readonly count: number;
}

function ViewOf({ slots, keyedParts, count }: View) {
  return (
    <div>
      {count} people{count > 1 && ' and more'}
      {slots.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- positions are stable, and their contents change
        <Fragment key={index}>{part !== null && <PartView part={part} />}</Fragment>
      ))}
      <section>
        {keyedParts.map((part) => (
          <Fragment key={JSON.stringify(part)}>
            <PartView part={part} />
          </Fragment>
        ))}
      </section>
      {count > 3 ? 'many' : <em>few</em>} left
    </div>
  );
}

let current: View;
const listeners = new Set<() => void>();

function ChangingView() {
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const view = useSyncExternalStore(subscribe, () => current);
  return <ViewOf {...view} />;
}

function show(view: View): void {
  current = view;
  act(() => listeners.forEach((listener) => listener()));
}

/** The text of a view on an untranslated page. */
function textOf(view: View): string {
  const { container, unmount } = render(<ViewOf {...view} />);
  const text = container.textContent ?? '';
  unmount();
  return text;
}

function open(start: View): Element {
  current = start;
  return render(<ChangingView />).container;
}

/** Observers are called in a microtask. */
async function flushObservers(): Promise<void> {
  await Promise.resolve();
}

const word = (text: string): Part => ({ kind: 'text', text });
const group = (key: string, ...texts: readonly string[]): Part => ({ kind: 'group', key, texts });
const [ONE, TWO, THREE] = [group('a', 'One', 'uno'), word('Two'), word('Three')];
const START: View = { slots: [word('First'), null, word('Last')], keyedParts: [ONE, TWO, THREE], count: 3 };
const element = (text: string): Part => ({ kind: 'element', text });

/** The ways in which React changes texts. */
const UPDATES: Readonly<Record<string, View>> = {
  'a number changes': { ...START, count: 2 },
  'a conditional text goes, another becomes an element': { ...START, count: 0 },
  'an element becomes a text': { ...START, count: 4 },
  'texts change': { ...START, slots: [word('Second'), null, word('Most')] },
  'a text goes': { ...START, slots: [null, null, word('Last')] },
  'all texts go': { ...START, slots: [null, null, null], keyedParts: [] },
  'a text comes between': { ...START, slots: [word('First'), word('Middle'), word('Last')] },
  'an element comes before a text': { ...START, slots: [word('First'), element('Middle'), word('Last')] },
  'a text becomes an element': { ...START, slots: [element('First'), null, element('Last')] },
  'several texts come and one goes': { ...START, slots: [group('x', 'A', 'B'), word('C'), null] },
  'texts change places': { ...START, keyedParts: [THREE, ONE, TWO] },
  'texts change places the other way': { ...START, keyedParts: [TWO, THREE, ONE] },
  'the first of several texts goes': { ...START, keyedParts: [TWO, THREE] },
  'a text comes first': { ...START, keyedParts: [element('Zero'), ONE, TWO, THREE] },
};

describe.each(Object.entries(TRANSLATORS))('A translator that %s', (_name, translate) => {
  it.each(Object.entries(UPDATES))('shows the right text when %s', async (_update, view) => {
    const page = open(START);
    translate(page);
    await flushObservers();
    show(view);
    expect(visibleTextOf(page)).toBe(textOf(view));
    translate(page);
    await flushObservers();
    show(START);
    expect(visibleTextOf(page)).toBe(textOf(START));
  });
});

const text = fc.constantFrom('Alpha', 'Beta', 'Gamma', 'Delta');
const part: fc.Arbitrary<Part> = fc.oneof(
  fc.record({ kind: fc.constant('text' as const), text }),
  fc.record({ kind: fc.constant('number' as const), number: fc.nat(9) }),
  fc.record({ kind: fc.constant('element' as const), text }),
  fc.record({ kind: fc.constant('pair' as const), text, count: fc.nat(4) }),
  fc.record({ kind: fc.constant('group' as const), key: text, texts: fc.uniqueArray(text) }),
);
const anyView: fc.Arbitrary<View> = fc.record({
  slots: fc.array(fc.option(part), { minLength: 4, maxLength: 4 }),
  keyedParts: fc.uniqueArray(part, { maxLength: 5, selector: (each) => JSON.stringify(each) }),
  count: fc.nat(5),
});
// A text that was joined with another one is too long until React changes it; no translator may follow.
const anyTranslator = fc.constantFrom(
  ...Object.keys(TRANSLATORS).filter((name) => name !== 'normalises elements'),
);
/** Names of translators whose changes look like those of React until the observers are called. */
const BY_METHODS_OF_PAGE = /^moves each text into an element by|^inserts an element/;

it('Any views and any translators in turn result in the text of the last view', SLOW, async () => {
  const round = fc.record({
    translators: fc.array(anyTranslator, { maxLength: 3 }),
    isFlushed: fc.boolean(),
    view: anyView,
  });
  await fc.assert(
    fc.asyncProperty(anyView, fc.array(round, { minLength: 1, maxLength: 6 }), async (start, rounds) => {
      current = start;
      const { container, unmount } = render(<ChangingView />);
      for (const { translators, isFlushed, view } of rounds) {
        const isDistinguishable = translators.length === 1 && !BY_METHODS_OF_PAGE.test(translators[0] ?? '');
        for (const name of translators) {
          TRANSLATORS[name]?.(container);
          if (isFlushed || !isDistinguishable) await flushObservers();
        }
        show(view);
        expect(visibleTextOf(container)).toBe(textOf(view));
        await flushObservers();
      }
      unmount();
    }),
    { numRuns: 200 },
  );
});

describe.each(['before', 'after'])(
  'A translator that started %s the guard and answers every change',
  (when) => {
    it('shows the right text', async () => {
      const translate = () => TRANSLATORS['replaces each text by an element']?.(document.body);
      const translator = new MutationObserver(translate);
      if (when === 'before') {
        endGuard();
        translator.observe(document.body, { childList: true, characterData: true, subtree: true });
        endGuard = guardAgainstTranslators();
      } else translator.observe(document.body, { childList: true, characterData: true, subtree: true });
      current = START;
      const { container: page, unmount } = render(<ChangingView />);
      for (const view of Object.values(UPDATES)) {
        await flushObservers();
        show(view);
        await flushObservers();
        expect(textsIn(page)).toEqual([]);
        expect(visibleTextOf(page)).toBe(textOf(view));
      }
      unmount();
      translator.disconnect();
    });
  },
);

interface SentenceProps {
  readonly count: number;
  readonly hasLink?: boolean;
}

function Sentence({ count, hasLink = true }: SentenceProps) {
  return (
    <p>
      There are {count} people in {hasLink && <a href="/group">the group</a>} now.
    </p>
  );
}

/** Moves the link to the front, as the word order of another language may require. */
function moveLink(page: Element): void {
  const link = page.querySelector('a');
  if (link === null) throw new Error('There is no link');
  TRANSLATORS['replaces each text by an element']?.(page);
  const first = link.parentNode?.firstChild;
  if (!first) throw new Error('There is nothing before the link');
  moveBefore(link, first);
}

it('Elements that a translator moved are in order again once their sentence changes', async () => {
  const { container, rerender } = render(<Sentence count={2} />);
  moveLink(container);
  await flushObservers();
  expect(visibleTextOf(container)).toBe('the groupThere are 2 people in  now.');
  rerender(<Sentence count={3} />);
  expect(visibleTextOf(container)).toBe('There are 3 people in the group now.');
  expect(container.querySelector('font font')?.textContent).toBe('«the group»');
});

it('An element that a translator moved into its own can be removed', async () => {
  const { container, rerender } = render(<Sentence count={2} />);
  const [paragraph] = container.children;
  const font = document.createElement('font');
  font.append(...(paragraph?.childNodes ?? []));
  paragraph?.append(font);
  await flushObservers();
  rerender(<Sentence count={2} hasLink={false} />);
  expect(visibleTextOf(container)).toBe('There are 2 people in  now.');
});

it('Texts in a portal are updated and removed', async () => {
  const portalRoot = document.createElement('div');
  document.body.append(portalRoot);
  const inPortal = (text: string | null) => (
    <>{text !== null && createPortal(<>Saved: {text}</>, portalRoot)}</>
  );
  const { rerender } = render(inPortal('one'));
  TRANSLATORS['replaces each text by an element']?.(portalRoot);
  await flushObservers();
  rerender(inPortal('two'));
  expect(visibleTextOf(portalRoot)).toBe('Saved: two');
  TRANSLATORS['replaces each text by an element']?.(portalRoot);
  await flushObservers();
  rerender(inPortal(null));
  expect(visibleTextOf(portalRoot)).toBe('');
  portalRoot.remove();
});

it('A text that waits for data is hidden, and shown again', async () => {
  let arrive: (text: string) => void = () => undefined;
  const data = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const Data = () => use(data);
  const page = (isWaiting: boolean) => <Suspense fallback="Loading">Known {isWaiting && <Data />}</Suspense>;
  const { container, rerender } = render(page(false));
  TRANSLATORS['replaces each text by an element']?.(container);
  await flushObservers();
  await act(async () => rerender(page(true)));
  expect(visibleTextOf(container)).toBe('Loading');
  TRANSLATORS['replaces each text by an element']?.(container);
  await act(async () => arrive('and new'));
  expect(visibleTextOf(container)).toBe('Known and new');
});

it('Additions that replaced no text stay', async () => {
  const page = open(START);
  const badge = Object.assign(document.createElement('mark'), { textContent: '(by an extension)' });
  page.firstElementChild?.querySelector('em')?.before(badge);
  TRANSLATORS['inserts an element before each text, then removes it']?.(
    page.querySelector('section') ?? page,
  );
  await flushObservers();
  show(UPDATES['texts change places'] ?? START);
  expect(badge.isConnected).toBe(true);
});

it('Code that removes missing nodes still fails', () => {
  const [parent, other] = [document.createElement('div'), document.createElement('div')];
  expect(() => parent.removeChild(other)).toThrow(DOMException);
  expect(() => parent.insertBefore(document.createElement('p'), other)).toThrow(DOMException);
});
