/** The manual: what the questionnaire measures, how scores come about, how exact they are, and what they cannot say. */
export const manualEn = {
  label: 'Manual',
  fileName: 'big-five-manual.pdf',
  title: 'The Big Five questionnaire',
  subtitle: 'Instrument, norms, error of measurement and limits',
  lead: 'For everybody who answers the questionnaire, reads a report or decides how to use one. Each figure of a report can be worked out again with what stands here.',
  facts: {
    instrument: 'Instrument',
    scoring: 'Scoring rule',
    norm: 'Norm',
    quality: 'Response quality rule',
    fit: 'Fit rule',
    texts: 'Text bank',
  },
  note: 'The manual describes the versions named above. A change of wording, items, scale or rule makes a new version.',
  purpose: {
    title: 'What it is for',
    paragraphs: [
      'The questionnaire describes how people see their own way of working on five broad traits. It serves conversations: about oneself, in a team, about a role, before and after a new start.',
      'The five-factor view of personality is the most widely shared description of differences between people in psychology. It says how much of a trait somebody describes, not whether that is good. Each pole has its upside and its downside, depending on the task.',
    ],
    points: [
      'Meant for: personal development, team conversations, preparing interviews, thinking about what a role asks for.',
      'Not meant for: questions of health, tests of knowledge or ability, decisions without a conversation, comparisons of people whose results differ by less than the error of measurement.',
    ],
  },
  instrument: {
    title: 'The instrument',
    paragraphs: [
      'The basis is the IPIP-NEO-120, 120 statements from the International Personality Item Pool in the public domain, selected by J. A. Johnson. Each of the five domains has six facets with four statements.',
      'We use a work form with 108 scored statements. Left out are the facets on political and moral views (O6), on low mood (N3) and on giving in to impulses (N5): the first asks for opinions that belong to nobody at work, the others come close to health and private life.',
      'Two more statements ask for a certain box. They are not scored and only show whether the statements were read. Answering takes about 15 to 20 minutes; there is no limit of time.',
      'The order is the published one, so that facets and domains mix. The scores never depend on the order or on how many statements stand on a page.',
      'The German wording is our own. It follows the English statements in meaning and stays free of gender.',
    ],
    scale: 'The four boxes',
    boxes: ['does not apply at all', 'rather does not apply', 'rather applies', 'applies exactly'],
    scaleText:
      'There is no middle box. Four boxes ask for a leaning, and nobody can rest in the middle out of politeness.',
  },
  traits: {
    title: 'Five traits and 27 facets',
    lead: 'Emotional stability is neuroticism read from the other end. The word neuroticism does not appear in reports, as it is easily misread.',
    caption: 'The five traits with their poles',
    columns: { trait: 'Trait', low: 'Low pole', high: 'High pole', items: 'Statements' },
    facetCaption: 'The facets and what a high level means',
    facetColumns: { facet: 'Facet', level: 'A high level' },
    facetNote:
      'The facets of emotional stability point the other way: a high level of the facet goes with low stability.',
  },
  scoring: {
    title: 'From answers to scores',
    paragraphs: [
      'Each answer counts 1 to 4. Statements that describe the low pole are turned round (5 minus the answer). The result is moved to the five-point scale of the norms in a straight line: 1 + (answer − 1) · 4/3.',
      'A facet is four times the mean of its answers and needs three of four. A domain is the number of its facets times the mean of the facet sums; it needs all facets but one and 83 % of its statements. With more than ten statements missing the sheet is not scored. Nothing is ever guessed.',
      'The standard score z says how many standard deviations a sum lies above the mean of the norm group. From it follow three figures.',
    ],
    points: [
      'Stanine: 5 + 2z, rounded, from 1 to 9. Levels: 1 to 3 low, 4 to 6 middle, 7 to 9 high.',
      'T score: 50 + 10z, from 20 to 80.',
      'Percentile: the share of the norm group at or below the value, from 1 to 99, taken from the normal distribution.',
    ],
    facets:
      'Facets rest on four statements each. That is enough for three levels and too little for a figure; they take no part in any fit.',
  },
  norm: {
    title: 'The norm',
    caption: 'Mean and standard deviation of the sums (scale 1 to 5)',
    columns: { domain: 'Domain', items: 'Statements', mean: 'Mean', sd: 'Standard deviation' },
    neuroticism: 'Neuroticism (turned round: emotional stability)',
    paragraphs: [
      'Some providers use norms for each sex and age. Then the same answers give different scores, on agreeableness for instance 6 for a man of 30 and 3 for a woman of 50. We hold that to be unequal treatment and use one common norm for all adults. Age and gender are asked for, play no part in scoring, and are never shown beside a result.',
      'Own norms are being collected: for each form and language the number of people and the sums of their values, from sheets without remarks, one per person. From 300 people on the platform may switch to them. Results are then worked out again, and the old values are kept.',
      'The published figures come from a five-point scale. Moving four boxes to it costs at most about 0.3 stanines in simulations.',
    ],
  },
  error: {
    title: 'How exact the scores are',
    lead: 'Every score is drawn with its 90 % error bar. It is part of the result.',
    caption: 'Internal consistency and error of measurement',
    columns: {
      trait: 'Trait',
      alpha: 'Alpha',
      sem: 'SEM (z)',
      half: '90 % ± stanines',
      difference: 'Reliable difference (90 %)',
    },
    paragraphs: [
      'Alpha is taken from the published English version with five boxes. Openness has 20 of its 24 statements in the work form, and keeps the published .82; for emotional stability, which has 16 statements in the work form, alpha is an estimate. The error of measurement follows from it: SEM = √(1 − alpha).',
      'If a bar crosses the border of two levels, the report gives both readings. Two people differ on a trait when their exact positions (not rounded to whole stanines) lie at least as far apart as the last column says: 1.645 · 2 · SEM · √2, at a level of 90 %. Whether two bars overlap decides nothing. Comparisons and reports use this rule and no other.',
      'Alpha of our own surveys is counted every night, for each form and language, and shown from 100 people on with its 95 % interval. From then on the administrators of the platform can use it instead of the published one: bars, differences, borders and intervals of a result then rest on the alpha of the norm that the result names, and its report says so.',
    ],
  },
  quality: {
    title: 'Response quality',
    lead: 'Nine simple checks look at how a sheet was answered. They are a note, never a verdict.',
    caption: 'Checks and their thresholds',
    columns: { check: 'Check', flag: 'Remark', severe: 'Clear remark' },
    rows: [
      ['Longest run of one box', '10 or more', '15 or more'],
      ['Share of the commonest box', '60 % or more', '–'],
      ['Share of the two agreeing boxes', 'below 25 % or above 75 %', '–'],
      ['Even-odd consistency over facets', 'below .30', 'below .10'],
      ['Mean distance in pairs of near-synonyms (0 to 3)', '1.2 or more', '1.5 or more'],
      ['Median seconds per statement', 'below 2', 'below 1'],
      ['Total time', 'below 240 seconds', '–'],
      ['Statements that ask for a box', '1 wrong', '2 wrong'],
      ['Box 1 at every second statement, in a row', '10 or more', '15 or more'],
    ],
    paragraphs: [
      'No remark: nothing remarkable. One: read with a little more care. Two or more, or a clear one: read with care. The person sees the note, too, in plain words, and can take the questionnaire again free of charge. No sheet is rejected by the system. Sheets with remarks stay out of norms.',
      'Box 1 at every second statement is the mark of a key that answers a statement unread. Of 20,000 simulated careful sheets the check flagged 0.01 %, of those that use the outer boxes only 1.2 %; where the pattern covers 20 statements or more, it found 99 %.',
    ],
  },
  fit: {
    title: 'Fit with a role',
    paragraphs: [
      'A role can set a range from 1 to 9 for each trait, with a weight from 1 to 3. A range over the whole scale asks for nothing and is not counted.',
      'For each counted trait the distance d is the number of whole stanines outside the range, at most 4. Fit = 100 · (1 − Σ w · d / (4 · Σ w)), shown as a whole number. With five equal weights each stanine outside costs 5. Where inside the range a result lies does not matter.',
      'The 90 % interval of the fit follows from the error of each trait. Beside it stands the mean of the norm group for the same range: a range that nearly everybody meets tells little.',
      'High agreement: 85 or more and no trait three or more outside. Partial agreement: 65 or more, or high but for one trait. Low agreement: everything below. The colour says how close a result lies to a range that people have set. It does not tell how well somebody will do the job.',
    ],
    stakeholders:
      'Ranges can be gathered from those who know the job: four statements per trait, answered on the same boxes. The centre is 1 + 8 · mean / 3, the range one stanine to either side, two when somebody was unsure or two answers contradict each other. The same answer to every statement gives no range. From three raters on the ranges are merged when they agree (rwg above .50); otherwise all are shown without names and a talk is suggested.',
  },
  style: {
    title: 'The D-I-S-G view',
    text: 'Four bars on how somebody may come across in conversation, worked out from the five traits by a fixed formula of our own. It is derived from the Big Five and is not a DiSG test. It serves communication and takes no part in fit, ranking or filters.',
  },
  use: {
    title: 'Using results with care',
    points: [
      'Say beforehand what is asked, why, who sees the result and how long it is kept.',
      'Talk about the result with the person. What the person says about it counts.',
      'Use it beside experience, skills, work samples and references, never instead of them.',
      'Do not rank people by single points, and do not compare what lies within the error of measurement.',
      'Set the range of a role before looking at people, and have it set by several who know the job.',
      'Look at the page of norms and fairness from time to time: it shows whether groups fare differently.',
      'Ask for a new sheet after 12 to 24 months or after a major change.',
    ],
    law: 'In the European Union systems that help to select people for work count as high-risk (AI Act, Annex III). Scores here come from fixed, versioned formulas that can be worked out again; no learning system takes part, and no decision is made automatically.',
  },
  limits: {
    title: 'Limits we know of',
    points: [
      'The norm group are English-speaking volunteers on the Internet. It does not represent the working population of any country.',
      'There are no German norm figures for our wording yet.',
      'The work form leaves out 12 of 120 statements. Sums of the shortened domains are estimated from the full form.',
      'Everything rests on self-description. Answers can be shaped by the day, the occasion and the wish to make a good impression.',
      'The links between traits and success at work found in research are small to moderate and hold for groups, not for single persons.',
    ],
  },
  sources: {
    title: 'Sources',
    points: [
      'Goldberg, L. R., et al. (2006). The International Personality Item Pool and the future of public-domain personality measures. Journal of Research in Personality, 40, 84–96.',
      'Johnson, J. A. (2014). Measuring thirty facets of the Five Factor Model with a 120-item public domain inventory. Journal of Research in Personality, 51, 78–89.',
      'Meade, A. W., & Craig, S. B. (2012). Identifying careless responses in survey data. Psychological Methods, 17, 437–455.',
      'James, L. R., Demaree, R. G., & Wolf, G. (1984). Estimating within-group interrater reliability. Journal of Applied Psychology, 69, 85–98.',
    ],
  },
} as const;
