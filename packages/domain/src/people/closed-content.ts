/** The locked content of a talent: its size, without the content. */
export interface ClosedContent {
  /** Whether last name and e-mail address are masked, and would be unlocked. */
  readonly person: boolean;
  readonly skills: number;
  readonly jobs: number;
  readonly languages: number;
  readonly work_mode: boolean;
  readonly salary: boolean;
  readonly earliest_start: boolean;
}

/** Whether the job profile has locked content. */
export function hasClosedProfile(content: ClosedContent): boolean {
  const { skills, jobs, languages, work_mode, salary, earliest_start } = content;
  return skills + jobs + languages > 0 || work_mode || salary || earliest_start;
}

/** Whether an insight would unlock anything; null for an unlocked insight. */
export function opensSomething(content: ClosedContent | null): content is ClosedContent {
  return content !== null && (content.person || hasClosedProfile(content));
}

/** The content shown to a user before the payment; omitted parts were not shown. */
export type ShownContent = { readonly [Part in keyof ClosedContent]?: ClosedContent[Part] | undefined };

/** Whether there is less content than was shown, so that the user would pay for missing content. */
export function hasLess(content: ClosedContent, shownContent: ShownContent): boolean {
  const counts = (['skills', 'jobs', 'languages'] as const).some(
    (part) => content[part] < (shownContent[part] ?? 0),
  );
  return (
    counts ||
    (['person', 'work_mode', 'salary', 'earliest_start'] as const).some(
      (part) => shownContent[part] === true && !content[part],
    )
  );
}
