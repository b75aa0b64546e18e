import { PsychometricsError } from './errors.ts';
import { getForm } from './forms.ts';
import type { Form } from './forms.ts';
import type { Answers, InstrumentId, Seconds } from './types.ts';

/** An answer sheet as it comes in. */
export interface SheetInput {
  readonly instrument: InstrumentId;
  /** Boxes chosen, by item number; leave unanswered items out. */
  readonly answers: Answers;
  /** Seconds spent, by item number; any part of the items. */
  readonly seconds?: Seconds | undefined;
  /** Item numbers in the order they were shown; the form's own order when absent. Only response quality uses it. */
  readonly order?: readonly number[] | undefined;
}

/** A sheet whose every part has been checked against its form. */
export interface Sheet {
  readonly form: Form;
  readonly answers: ReadonlyMap<number, number>;
  readonly seconds: ReadonlyMap<number, number>;
  readonly order: readonly number[];
}

function isItemOf(form: Form, number: number): boolean {
  return form.byNumber.has(number) || form.instructedAnswers.has(number);
}

// Keys are compared in their one canonical spelling, so that "07", "1e1" or "__proto__" never reach an item.
function readEntries(form: Form, record: unknown, what: string): [number, unknown][] {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) {
    throw new PsychometricsError('invalid_input', `${what} must be an object by item number`);
  }
  return Object.entries(record).map(([key, value]) => {
    const number = Number(key);
    if (String(number) !== key || !isItemOf(form, number)) {
      throw new PsychometricsError('unknown_item', `${form.instrument} has no item ${key.slice(0, 40)}`);
    }
    return [number, value];
  });
}

function readAnswers(form: Form, answers: unknown): ReadonlyMap<number, number> {
  const read = new Map<number, number>();
  for (const [number, value] of readEntries(form, answers, 'answers')) {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > form.boxes) {
      throw new PsychometricsError(
        'answer_out_of_range',
        `answer to item ${number} must be a whole number 1..${form.boxes}`,
      );
    }
    read.set(number, value);
  }
  return read;
}

function readSeconds(form: Form, seconds: unknown): ReadonlyMap<number, number> {
  const read = new Map<number, number>();
  if (seconds === undefined) return read;
  for (const [number, value] of readEntries(form, seconds, 'seconds')) {
    if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) {
      throw new PsychometricsError('seconds_out_of_range', `seconds of item ${number} must be 0 or more`);
    }
    read.set(number, value);
  }
  return read;
}

function readOrder(form: Form, order: unknown): readonly number[] {
  if (order === undefined) return form.order;
  const numbers = Array.isArray(order) ? (order as unknown[]) : [];
  const knownNumbers = new Set(numbers.filter((entry) => typeof entry === 'number' && isItemOf(form, entry)));
  const isComplete = form.items.every((item) => knownNumbers.has(item.number));
  if (knownNumbers.size !== numbers.length || !isComplete) {
    throw new PsychometricsError('order_invalid', 'order must name every scored item of the form once');
  }
  return numbers as number[];
}

/**
 * Checks a sheet against its form. Throws `PsychometricsError` with `unknown_instrument`, `unknown_item`,
 * `answer_out_of_range`, `seconds_out_of_range`, `order_invalid` or `invalid_input`.
 */
export function readSheet(input: SheetInput): Sheet {
  const form = getForm(input.instrument);
  return {
    form,
    answers: readAnswers(form, input.answers),
    seconds: readSeconds(form, input.seconds),
    order: readOrder(form, input.order),
  };
}

/** The answer turned so that a high value means a high facet. */
export function keyedAnswer(answer: number, key: 1 | -1, boxes: number): number {
  return key === 1 ? answer : boxes + 1 - answer;
}
