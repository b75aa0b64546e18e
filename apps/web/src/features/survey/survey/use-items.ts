import type { SurveyForm } from '@quint/contract/survey/survey.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPageTranslated } from '#lib/page-translation.ts';
import { minutesLeft } from './model/pace.ts';
import { nextRun, startRun, type Run, type RunAction } from './model/run.ts';
import type { Sheet } from './storage/open-sheet.ts';
import { useStopwatch } from './use-stopwatch.ts';

const ANNOUNCE_EVERY_ITEMS = 10;
/** Long enough to see the selection, short enough not to wait. */
const ADVANCE_AFTER_MS = 250;

function advanceDelay(): number {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : ADVANCE_AFTER_MS;
}

/**
 * The run and a function that applies an action and returns the new run. Keys can arrive faster than React renders, and
 * each acts on the current run, not on the rendered one.
 */
function useRun(sheet: Sheet, form: SurveyForm): [Run, (action: RunAction) => Run] {
  const [run, setRun] = useState(() =>
    startRun(
      form.items.map((item) => item.num),
      // A copy, because the original map changes with every answer.
      new Map(sheet.answers),
    ),
  );
  const latest = useRef(run);
  const act = useCallback((action: RunAction) => {
    latest.current = nextRun(latest.current, action);
    setRun(latest.current);
    return latest.current;
  }, []);
  return [run, act];
}

/** Moves on automatically shortly after an answer. */
function useLeaving(run: Run, act: (action: RunAction) => Run): void {
  const { isLeaving, answers, order, at } = run;
  const item = order[at];
  useEffect(() => {
    if (!isLeaving || item === undefined) return undefined;
    const timer = setTimeout(() => act({ type: 'leave', item }), advanceDelay());
    return () => clearTimeout(timer);
    // A second answer to the same item restarts the timer.
  }, [isLeaving, answers, item, act]);
}

/** The items one by one: position, answers, times. */
export function useItems(sheet: Sheet, form: SurveyForm) {
  const { t } = useTranslation('survey');
  const [run, act] = useRun(sheet, form);
  useLeaving(run, act);
  const [announcement, setAnnouncement] = useState('');
  const lap = useStopwatch(run.order[run.at] ?? 0, run.screen === 'item', sheet.spend);
  const own = run.order
    .filter((one) => run.answers.has(one) && sheet.secondsByItem.has(one))
    .map((one) => sheet.secondsByItem.get(one) ?? 0);
  const minutesAfter = (answerCount: number) => minutesLeft(own, run.order.length - answerCount);
  const record = (item: number, value: number) => {
    lap();
    const isNew = !sheet.answers.has(item);
    sheet.record({ item, value, instrument: form.instrument, translated: isPageTranslated() });
    act({ type: 'answer', item, value });
    const answeredCount = sheet.answers.size;
    if (!isNew || answeredCount % ANNOUNCE_EVERY_ITEMS !== 0) return;
    const so = { answered: answeredCount, total: run.order.length, minutes: minutesAfter(answeredCount) };
    setAnnouncement(so.minutes > 0 ? t('item.announce', so) : t('item.progress', so));
  };
  const type = (value: number) => {
    // An answered statement is left first, so that each digit of a burst answers one statement.
    const { screen, order, at } = act({ type: 'leave' });
    const item = order[at];
    if (screen === 'item' && item !== undefined) record(item, value);
  };
  return { run, act, record, type, minutes: minutesAfter(run.answers.size), announcement };
}
