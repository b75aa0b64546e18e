import type { Proficiency } from '../job-profile.ts';

/** A piece of printed text, in points from the upper left corner of its page. */
export interface TextRun {
  readonly text: string;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly isBold: boolean;
}

export interface PageText {
  readonly width: number;
  readonly height: number;
  readonly runs: readonly TextRun[];
}

/** A line of a resume in reading order. */
export interface ResumeLine {
  /** Page and line, counted from 1. */
  readonly page: number;
  readonly line: number;
  /** The separate parts of the line, as in the columns of a table. */
  readonly cells: readonly string[];
  /** Names of the cells, in a table with a header. */
  readonly heads?: readonly string[];
  readonly x: number;
  /** The end of its last cell. */
  readonly right: number;
  /** The starts of its cells. */
  readonly xs: readonly number[];
  /** From the line above to this one, in text sizes; infinite for the first line of a column. */
  readonly gap: number;
  readonly size: number;
  readonly isBold: boolean;
  /** Whether the line reaches the right end of its column, so that its sentence may continue in the next one. */
  readonly isFull: boolean;
  /** Whether it is the first line of a column beside another of different width: it continues nothing. */
  readonly isNewColumn: boolean;
}

/** A position in the resume. */
export interface SourceLine {
  readonly page: number;
  readonly line: number;
  readonly text: string;
}

/** A day, a month or a year: `2019-03-01`, `2019-03`, `2019`. */
export type PartialDate = string;

export interface ResumeJob {
  readonly role_name: string;
  readonly company_name: string;
  readonly company_location: string;
  readonly started_at: PartialDate | null;
  readonly ended_at: PartialDate | null;
  readonly currently_working: boolean;
  readonly source: readonly SourceLine[];
}

export interface ResumeSkill {
  readonly label: string;
  readonly source: readonly SourceLine[];
}

export interface ResumeLanguage {
  /** ISO 639-1. */
  readonly code: string;
  readonly proficiency: Proficiency | null;
  readonly source: readonly SourceLine[];
}

export interface UnusedLine extends SourceLine {
  /** Its possible meanings. */
  readonly hint: 'skill' | 'job';
}

export interface ResumeFinds {
  readonly job_experiences: readonly ResumeJob[];
  readonly skills: readonly ResumeSkill[];
  readonly languages: readonly ResumeLanguage[];
  readonly not_understood: readonly UnusedLine[];
}
