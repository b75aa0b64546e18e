import { getPlannerTexts, type PlannerTexts } from '@quint/phrases/roles/documents/planner.ts';
import { interpolate } from '@quint/phrases/base/interpolate.ts';
import type { Language } from '@quint/phrases/base/languages.ts';
import { LOCALES } from '@quint/phrases/base/languages.ts';
import type { PlannerModel, PlannerMonth } from '#pdf/planner-model.ts';

const DAY_MS = 86_400_000;
/** Cover, guide, year; a page and three months for each quarter; two guides, the check, the review. */
const PAGES = 3 + 4 * 4 + 4;
const QUARTERS = ['first', 'second', 'third', 'fourth'] as const;
const MONTHS = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8', 'm9', 'm10', 'm11', 'm12'] as const;

const utc = (year: number, month: number, day: number) => new Date(Date.UTC(year, month, day));
/** 0 is Monday. */
const weekdayOf = (date: Date) => (date.getUTCDay() + 6) % 7;

/** The ISO 8601 week number: a week belongs to the year of its Thursday. */
export function isoWeekOf(date: Date): number {
  const thursday = new Date(date.getTime() + (3 - weekdayOf(date)) * DAY_MS);
  const firstDay = utc(thursday.getUTCFullYear(), 0, 1);
  return 1 + Math.floor((thursday.getTime() - firstDay.getTime()) / (7 * DAY_MS));
}

/** The weeks of a month, including partial ones. */
export function weeksOf(year: number, month: number): PlannerMonth['weeks'] {
  const first = utc(year, month, 1);
  const length = utc(year, month + 1, 0).getUTCDate();
  const before = weekdayOf(first);
  return Array.from({ length: Math.ceil((before + length) / 7) }, (_, row) => {
    const monday = new Date(first.getTime() + (row * 7 - before) * DAY_MS);
    const days = Array.from({ length: 7 }, (__, column) => {
      const day = row * 7 + column - before + 1;
      return day >= 1 && day <= length ? day : null;
    });
    return { week: isoWeekOf(monday), days };
  });
}

function monthsOf(year: number, language: Language, texts: PlannerTexts): PlannerMonth[] {
  const name = new Intl.DateTimeFormat(LOCALES[language], { month: 'long', timeZone: 'UTC' });
  return MONTHS.map((key, month) => ({
    name: name.format(utc(year, month, 1)),
    weeks: weeksOf(year, month),
    question: texts.month.questions[key],
  }));
}

function weekdaysOf(language: Language): string[] {
  const name = new Intl.DateTimeFormat(LOCALES[language], { weekday: 'short', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, day) => name.format(utc(2024, 0, 1 + day)));
}

const all = (texts: Readonly<Record<string, string>>): string[] => Object.values(texts);

/** The texts of the pages before and after the calendars. */
function framesOf(texts: PlannerTexts, year: number) {
  const { guide, talk, review, check, back } = texts;
  const { often, start, check: quarterly, half, plan, review: yearly } = guide;
  return {
    guide: {
      ...guide,
      points: [guide.year, guide.quarter, guide.month, guide.talk],
      columns: [guide.when, guide.what] as const,
      rows: [often, start, quarterly, half, plan, yearly],
    },
    talk: {
      ...talk,
      parts: [
        { title: talk.arrive, questions: all(talk.arriveQuestions) },
        { title: talk.work, questions: all(talk.workQuestions) },
        { title: talk.together, questions: all(talk.togetherQuestions) },
        { title: talk.growth, questions: all(talk.growthQuestions) },
      ],
    },
    review: {
      ...review,
      sides: [
        { title: review.leader, questions: all(review.leaderQuestions) },
        { title: review.employee, questions: all(review.employeeQuestions) },
      ],
      columns: [review.what, review.who, review.until],
    },
    check: {
      ...check,
      columns: [check.statement, ...all(check.quarters)],
      statements: all(check.statements),
    },
    back: { ...back, heading: interpolate(back.heading, { year }), prompts: all(back.prompts) },
  };
}

/** The planner of a year in one language: calendars by ISO weeks, and the texts around them. */
export function buildPlanner(year: number, language: Language): PlannerModel {
  const texts = getPlannerTexts(language);
  const { cover, quarter } = texts;
  const months = monthsOf(year, language, texts);
  return {
    language,
    title: interpolate(texts.title, { year }),
    date: { year, month: 1, day: 1 },
    runningHead: interpolate(texts.runningHead, { year }),
    footer: texts.footer,
    pageLabels: Array.from({ length: PAGES }, (_, at) =>
      interpolate(texts.page, { page: at + 1, pages: PAGES }),
    ),
    weekdays: weekdaysOf(language),
    week: texts.year.week,
    cover: { ...cover, year: String(year), fields: [cover.name, cover.team, cover.organization] },
    year: texts.year,
    quarter: {
      ...quarter,
      columns: [quarter.person, quarter.occasion, quarter.date],
      looks: [quarter.worked, quarter.leave, quarter.next],
    },
    quarters: QUARTERS.map((key, index) => ({
      heading: interpolate(quarter.heading, { quarter: quarter.names[key], theme: quarter.themes[key] }),
      lead: quarter.leads[key],
      months: months.slice(index * 3, index * 3 + 3),
    })),
    month: texts.month,
    ...framesOf(texts, year),
  };
}

/** The file name of the planner. */
export function plannerFileName(year: number, language: Language): string {
  return interpolate(getPlannerTexts(language).fileName, { year });
}
