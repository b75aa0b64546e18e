/** What an insight would open of a talent: how much there is, and never what. */
export interface ClosedContent {
  /** Last name and e-mail address are masked, and the insight opens them. */
  readonly person: boolean;
  readonly skills: number;
  readonly jobs: number;
  readonly languages: number;
  readonly work_mode: boolean;
  readonly salary: boolean;
}

/** The job profile has something that an insight would open. */
export function hasClosedProfile({ skills, jobs, languages, work_mode, salary }: ClosedContent): boolean {
  return skills + jobs + languages > 0 || work_mode || salary;
}

/** An insight would open something; null stands for an insight that is unlocked. */
export function opensSomething(content: ClosedContent | null): content is ClosedContent {
  return content !== null && (content.person || hasClosedProfile(content));
}

/** What a person was shown before they pay; what is left out was not shown. */
export type ShownContent = { readonly [Part in keyof ClosedContent]?: ClosedContent[Part] | undefined };

/** There is less to open than a person was shown, who would pay for what is gone. */
export function hasLess(content: ClosedContent, shownContent: ShownContent): boolean {
  const counts = (['skills', 'jobs', 'languages'] as const).some(
    (part) => content[part] < (shownContent[part] ?? 0),
  );
  return (
    counts ||
    (['person', 'work_mode', 'salary'] as const).some((part) => shownContent[part] === true && !content[part])
  );
}
