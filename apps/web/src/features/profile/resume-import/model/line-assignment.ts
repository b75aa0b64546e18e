import { toSkills } from '@quint/domain/profile/job-profile.ts';
import { NAME_MAX_CHARACTERS, TITLE_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { findRange } from '@quint/domain/profile/resume/dates.ts';
import { readLanguageLine } from '@quint/domain/profile/resume/languages.ts';
import { showDate } from './dates.ts';
import type { Draft, DraftJob, DraftLanguage, UnusedLine } from './draft.ts';

/** The kinds that an unrecognised line can become. */
export type FindKind = 'job' | 'skill' | 'language';
export type LineTarget = FindKind | 'out';

function without(draft: Draft, line: UnusedLine): Draft['unusedLines'] {
  return draft.unusedLines.filter((other) => other !== line);
}

const BULLET = /^[\s•·▪●◦‣■□–—*➢✓►-]+/u;

/** Adds an unrecognised line as a skill. */
export function asSkill(draft: Draft, line: UnusedLine): Draft {
  const [skill] = toSkills(line.text.replace(BULLET, '').replaceAll(',', ' '));
  const label = skill?.label.slice(0, NAME_MAX_CHARACTERS).trim() ?? '';
  const isKnown = draft.skills.some((draftSkill) => draftSkill.label.toLowerCase() === label.toLowerCase());
  return {
    ...draft,
    skills: isKnown || label === '' ? draft.skills : [...draft.skills, { label, source: [line] }],
    unusedLines: without(draft, line),
  };
}

/** Adds an unrecognised line as a job, with its dates in their fields. */
export function asJob(draft: Draft, line: UnusedLine, today: string): Draft {
  const range = findRange(line.text);
  const text =
    range === undefined ? line.text : `${line.text.slice(0, range.from)}${line.text.slice(range.to)}`;
  const job: DraftJob = {
    key: `line-${line.page}-${line.line}`,
    role: text
      .replace(BULLET, '')
      .replaceAll(/^[\s,;:·|–-]+|[\s,;:·|–-]+$/gu, '')
      .slice(0, TITLE_MAX_CHARACTERS),
    company: '',
    place: '',
    from: showDate(range?.start ?? null),
    to: range?.isCurrent === true ? today : showDate(range?.end ?? null),
    source: [line],
  };
  return { ...draft, jobs: [...draft.jobs, job], unusedLines: without(draft, line) };
}

function languagesOf(line: UnusedLine): DraftLanguage[] {
  return readLanguageLine(line.text).map((language) => ({ ...language, source: [line] }));
}

/** The kinds that a line can become: a language only when it names one. */
export function lineTargetsOf(line: UnusedLine): FindKind[] {
  return languagesOf(line).length > 0 ? ['job', 'skill', 'language'] : ['job', 'skill'];
}

/** Adds the languages that a line names. */
export function asLanguages(draft: Draft, line: UnusedLine): Draft {
  const knownCodes = new Set(draft.languages.map(({ code }) => code));
  const newLanguages = languagesOf(line).filter(({ code }) => !knownCodes.has(code));
  return { ...draft, languages: [...draft.languages, ...newLanguages], unusedLines: without(draft, line) };
}

/** Removes a line from the draft without using it. */
export function leaveOut(draft: Draft, line: UnusedLine): Draft {
  return { ...draft, unusedLines: without(draft, line) };
}
