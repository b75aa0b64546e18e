/** Response quality in plain words. A note beside the result, never a verdict on the person. */
export const qualityEn = {
  title: 'How the questionnaire was answered',
  intro:
    'Nine simple checks look at how the answers came about. They say something about this answer sheet only, and there are many harmless reasons for a remark: tiredness, a noisy room, a small screen.',
  verdicts: {
    ok: {
      label: 'Nothing remarkable',
      talent: 'Your answers show nothing remarkable. The results can be read as described in this report.',
      employer: 'The answers show nothing remarkable. The results can be read as described in this report.',
    },
    check: {
      label: 'One remark',
      talent:
        'One check drew a remark. Read your results with a little more care and ask yourself whether they match your experience. You can take the questionnaire again free of charge.',
      employer:
        'One check drew a remark. Read the results with a little more care and talk about them before relying on them. The person can take the questionnaire again free of charge.',
    },
    doubtful: {
      label: 'Read with care',
      talent:
        'Several checks, or one clear one, drew a remark. The results may say less about you than usual. We suggest that you take the questionnaire again at a quiet moment, free of charge.',
      employer:
        'Several checks, or one clear one, drew a remark. The results may say less than usual; please do not build on them without a conversation. The person can take the questionnaire again free of charge.',
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
    instructed: 'A statement that asked for a certain box was answered with a different one.',
    every_second:
      'Over a long stretch every second statement was answered with box 1, as a key pressed by mistake does it.',
  },
  severe: 'clearly marked',
  caution: {
    label: 'Read with care.',
    text: 'Remarks on how it was answered: {{count}}, clearly marked: {{severe}}.',
    where: 'More under “{{title}}”.',
  },
  flagsTitle: 'Remarks on this answer sheet',
  noFlags: 'No remarks.',
  retake: 'Take the questionnaire again',
  retakeNote: 'A new answer sheet gives a new result with its own date.',
  notScorable:
    'Too many statements were left out, so no result is shown. Nothing is guessed: with so few answers the figures would not be reliable.',
  traitMissing: 'Too few answers for this trait; no value is shown.',
  facetMissing: 'Too few answers for this facet.',
} as const;
