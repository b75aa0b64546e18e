import type { Proficiency } from '@quint/domain/profile/job-profile.ts';

export interface SampleJob {
  readonly role: string;
  readonly company: string;
  readonly place: string;
  /** `2019-03` */
  readonly start: string;
  /** Undefined for the current job. */
  readonly end?: string;
  readonly tasks: readonly string[];
}

/** An invented person with the expected result of their resume. */
export interface SamplePerson {
  readonly locale: 'en' | 'de';
  readonly name: string;
  readonly contact: readonly string[];
  readonly profile: string;
  /** Newest first. */
  readonly jobs: readonly SampleJob[];
  readonly skills: readonly string[];
  readonly languages: readonly {
    readonly code: string;
    readonly name: string;
    readonly level: string;
    readonly proficiency: Proficiency;
  }[];
  readonly education: readonly {
    readonly title: string;
    readonly school: string;
    readonly from: string;
    readonly to: string;
  }[];
  readonly certificates: readonly string[];
}
