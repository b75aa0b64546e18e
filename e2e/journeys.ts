interface Journey {
  /** The name of the spec without its ending. */
  readonly file: string;
  /** A part of the title; without it, every test of the file. */
  readonly title?: string;
}

/** The browser tests of every commit: each page in one look, and twelve common journeys. */
export const JOURNEYS_OF_EVERY_COMMIT: readonly Journey[] = [
  { file: 'pages' },
  { file: 'journey', title: 'Admin invites a talent' },
  { file: 'journey', title: 'a person without an invitation' },
  { file: 'session', title: 'Two tabs share one session' },
  { file: 'session', title: 'A session that was ended elsewhere ends with the next press' },
  { file: 'erasing', title: 'the settings show how long people are kept (en)' },
  { file: 'talents-list', title: 'The list of talents is scrolled' },
  { file: 'ranges' },
  { file: 'stakeholders', title: 'four stakeholders lead to' },
  { file: 'resume', title: 'A printed resume fills in the job profile' },
  { file: 'paying', title: 'a paused workspace pays' },
  { file: 'erasing', title: 'what is erased and what stays (de)' },
  { file: 'works-council', title: 'The works council has a seat' },
];

/** The expression for `--grep`, which Playwright matches with project, file and titles, separated by spaces. */
export function grepJourneys(): string {
  return JOURNEYS_OF_EVERY_COMMIT.map(
    ({ file, title = '' }) =>
      String.raw`[ /]${file}\.spec\.ts .*${title.replaceAll(/[()]/g, String.raw`\$&`)}`,
  ).join('|');
}
