import { doubtEn } from '../../base/doubt.en.ts';

/** Response quality in plain language. A note beside the result, not a verdict on the person. */
export const qualityEn = {
  title: 'How the questionnaire was answered',
  intro:
    'Nine simple checks look at how the answers came about. They say something about this answer sheet only, and there are many harmless reasons for a flag: tiredness, a noisy room, a small screen.',
  verdicts: {
    ok: {
      label: 'No concerns',
      talent:
        'Nothing stood out in how the questionnaire was answered, so the results can be read as this report describes. These checks do not see a wish to make a good impression.',
      employer:
        'Nothing stood out in how the questionnaire was answered, so the results can be read as this report describes. These checks do not see a wish to make a good impression.',
    },
    check: {
      label: 'One flag',
      talent:
        'One check raised a flag. Read your results with a little more care and ask yourself whether they match your experience. You can take the questionnaire again free of charge.',
      employer:
        'One check raised a flag. Read the results with a little more care and talk about them before relying on them. The person can take the questionnaire again free of charge.',
    },
    doubtful: {
      label: 'Read with care',
      talent:
        '{{flagged}} The results may say less about you than usual. We suggest that you take the questionnaire again at a quiet moment, free of charge.',
      employer:
        '{{flagged}} The results may say less than usual; please do not rely on them without a conversation. The person can take the questionnaire again free of charge.',
    },
  },
  flags: {
    long_run: 'The same box was chosen many times in a row.',
    common_box: 'One box was chosen for most of the statements.',
    one_sided: 'Nearly all answers lie on one side, either agreeing or disagreeing.',
    even_odd: 'Two halves of the questionnaire that should agree give rather different pictures.',
    inconsistency: 'Statements with nearly the same meaning were answered quite differently.',
    fast_items: 'Most statements were answered faster than they can usually be read.',
    fast_total: 'The whole questionnaire was finished in a very short time.',
    instructed: 'One of the two attention checks was missed.',
    every_second:
      'Over a long stretch every second statement was answered with box 1, as happens when a key is pressed by mistake.',
  },
  /** Instead of `flags.instructed` when neither was answered as requested. */
  bothInstructed: 'Both attention checks were missed.',
  /** A note, not a flag. */
  translated:
    'The browser translated the page while the questionnaire was answered. A translated statement may ask something else.',
  severe: 'clear',
  /** Under the band of a fit. */
  line: doubtEn.line,
  /** For a group with some doubtful results. */
  group_one: doubtEn.group_one,
  group_other: doubtEn.group_other,
  /** The number of flags of a doubtful sheet, and how many of them are clear. */
  flagged: {
    only: 'One check raised a flag, and did so clearly.',
    some: '{{count}} checks raised a flag, {{severe}} of them clearly.',
    all: '{{count}} checks raised a flag, all of them clearly.',
    faint: '{{count}} checks raised a flag.',
  },
  caution: {
    label: 'Read with care.',
    where: 'More under “{{title}}”.',
  },
  flagsTitle: 'Flags on this answer sheet',
  retake: 'Take the questionnaire again',
  retakeNote: 'A new answer sheet gives a new result with its own date.',
  notScorable:
    'Too many statements were left out, so no result is shown. Nothing is guessed: with so few answers the figures would not be reliable.',
  traitMissing: 'Too few answers for this trait; no value is shown.',
  facetMissing: 'Too few answers for this facet.',
} as const;
