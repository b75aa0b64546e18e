/** The questionnaire, its administration, and the scoring of answers. */
export const manualInstrumentEn = {
  purpose: {
    title: 'Description and purpose',
    paragraphs: [
      'The questionnaire describes how people see their own way of working on five broad traits. It prepares conversations: about oneself, in a team, about a role, when starting a job.',
      'The five-factor model is the most widely accepted description of differences between people in psychology. A score says how much of a trait somebody describes, not whether that is good. Each pole has advantages and drawbacks, depending on the task.',
    ],
    points: [
      'Meant for: personal development, team conversations, preparing interviews, thinking about what a role needs. Adults of working age who read German or English well.',
      'Not meant for: questions of health, tests of knowledge or ability, decisions without a conversation, comparing people whose results differ by less than the error of measurement of both explains.',
      'People who read results should know what a norm, an error of measurement and a base rate are. This manual and the help centre explain them; for decisions about people we recommend training by a psychologist.',
    ],
  },
  theory: {
    title: 'Theoretical basis and construction',
    paragraphs: [
      'The basis is the IPIP-NEO-120: 120 statements from the public-domain International Personality Item Pool, selected by J. A. Johnson from 300 so that four statements stand for each of thirty facets, six per trait.',
      'Our work form has 108 scored statements. Left out are the facets on political and moral views (O6), low mood (N3) and giving in to impulses (N5): an employer must not ask for the first, and the others come close to health and private life. Worry (N1) and sensitivity to pressure (N6) stay: they ask about everyday reactions, which belong to the trait, and do not ask about symptoms or treatment. So openness has 20 statements, emotional stability 16, the other traits 24.',
      'The statements are general ones: they speak of parties, art and temper as well as of tasks. The instruction asks everybody to think of themselves at work. Research finds slightly higher correlations with performance under such a frame; the norm was collected without it.',
      'The German wording is our own and follows the English statements in meaning, without gendered forms. Version 2 changed seven statements that had drifted: 22, 33, 47, 70, 76, 95 and 117. No independent person has translated it back yet.',
      'There are relatives in other languages. The German IPIP-240 of the ZHAW in Zurich (Schreiber & Iller, 2017) has a norm sample and evidence of its own; the Danish IPIP-NEO-120 (Vedel et al., 2019) is validated. Ours is not one of them: the IPIP-240 has other statements and twice as many, and the Danish one has no German text. None of their figures holds for our wording. Anyone who needs a German norm today is better served by the IPIP-240.',
    ],
    traits: 'Five traits',
    traitsCaption: 'The five traits, their poles and number of statements',
    columns: { trait: 'Trait', low: 'Low pole', high: 'High pole', items: 'Statements' },
    facets: '27 facets',
    facetsCaption: 'The facets and what a high level means',
    facetColumns: { facet: 'Facet', level: 'A high level' },
    facetNote:
      'Emotional stability is measured as its opposite, neuroticism, and reversed. Its facets point the other way: a high level of the facet goes with low stability.',
  },
  objectivity: {
    title: 'Objectivity',
    administration: 'Administration',
    administrationText:
      'Everybody gets the same instruction, statements, order and boxes, on a phone or a computer: “{{instruction}}” Purpose, voluntary participation and who sees the result are stated before the start. Answers can be changed until the sheet is submitted; there is no time limit; 15 to 20 minutes are usual. Surroundings and device are not controlled.',
    instruction: 'Answer as you usually are at work; your first thought is good enough.',
    scale: 'The four boxes',
    scaleText:
      'A neutral middle to retreat to is left out on purpose. The published norms come from five boxes; converting four to five shifts a score by at most about 0.3 points in simulations.',
    scoring: 'Scoring',
    scoringText:
      'Scores come from fixed, versioned formulas. No AI and no human judgement takes part. Submitted answers never change, so every score can be recomputed, also under a newer norm.',
    interpretation: 'Interpretation',
    interpretationText:
      'Texts follow from the level of a score by a fixed rule. Where the error bar crosses a border of levels, both readings are printed. Age and gender play no part and are never shown beside a result.',
  },
  scoring: {
    title: 'From answers to scores',
    paragraphs: [
      'Each answer counts 1 to 4. Statements that describe the low pole are reversed (5 minus the answer). The keyed answer k is converted to the five-point scale of the norms: y = 1 + (k − 1) · 4/3.',
      'A facet sum is four times the mean of its y and needs three of four answers. A domain sum is the number of its facets times the mean of the valid facet sums; it needs all facets but one and 83% of its statements, rounded up. With more than ten statements missing a sheet is not scored. Nothing is ever guessed. The survey itself accepts no gaps: every result then rests on the same number of statements and has the same error, and no value has to stand in for a missing answer. These limits apply to sheets from elsewhere. People can stop at any time; what they do not submit is not scored.',
      'The standard score is z = (sum − mean) / standard deviation of the norm; for emotional stability z = −z of neuroticism. A value exactly on a border of two points belongs to the outer one.',
    ],
    points: [
      'Stanine: 5 + the sign of z times ⌊2 · |z| + 0.5⌋, from 1 to 9. Levels: 1 to 3 low, 4 to 6 middle, 7 to 9 high.',
      'T score: ⌊50 + 10z + 0.5⌋, from 20 to 80.',
      'Percentile: ⌊100 · Φ(z) + 0.5⌋, from 1 to 99, Φ the normal distribution: the share of the norm group at or below the score.',
      'Error bar: the exact place 5 + 2z, held within 1 to 9, plus and minus the half width; on the spectrum the ends are rounded to halves.',
      'Facets: the same stanine, shown only as low, middle or high. Four statements are too few for a figure: 62 of 100 people would get the same level on a parallel form. Facets never count towards agreement with a role.',
    ],
  },
} as const;
