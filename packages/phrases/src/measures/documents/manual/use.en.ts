import { MANUAL_SOURCES } from './sources.ts';

/** Agreement with a role, the style view, use, limits, sources, and the appendix for recomputing figures. */
export const manualUseEn = {
  fit: {
    title: 'Fit with a role',
    paragraphs: [
      'A role can set a range from 1 to 9 for each trait, with a weight from 1 to 3. A range over the whole scale asks for nothing and does not count.',
      'For each counted trait the distance d is the number of whole points outside the range, at most 4. Fit = 100 · (1 − Σ w · d / (4 · Σ w)), shown as a whole number of 100, halves up. With five equal weights each point outside costs 5. Where inside the range a result lies does not matter.',
      'High agreement: 85 or more and no trait three or more points outside. Partial agreement: 65 or more, or high but for one trait three or more outside. Low agreement: everything else. The bands are our convention.',
      'The 90% interval: for each trait the probability of every point, given z and SEM (z to the nearest hundredth); the distribution of Σ w · d by convolution; its 5% and 95% points, never excluding the fit shown.',
      'Base rate: with each role stands about how many of 100 people reach high agreement by our model of the norm group: 20,000 profiles drawn once from the normal curve with the published correlations of the traits. Nobody was counted (see norms). Colour appears only where fewer than half reach high agreement. Without a base rate “high” says little: with ranges from 3 to 7 everywhere 90 of 100 people reach it.',
      'Ties: two people of a list cannot be told apart while f₁ − f₂ is less than √((f₁ − low₁)² + (high₂ − f₂)²). Lists show them as one group, in an order drawn once for the role. A group ends before the first person who differs from its top (90%); neighbours across it need not differ. In a list the 90% hold for each pair: a limit that grew with the length of the list would put everybody into one group. A comparison of three or four people takes the larger limits of differences here, too.',
      'What a border costs: near a border of a band, errors of measurement decide. Read the interval, not the band, and never let a band alone decide.',
    ],
    certainty: 'How often high agreement is right',
    certaintyText:
      'Simulated, {{people}} people for each example of ranges with equal weights: scores as measured and as they would be without error (published alphas).',
    certaintyCaption: 'High agreement by measured and by true scores',
    certaintyColumns: {
      ranges: 'Ranges O, C, E, A, ES',
      measured: 'High as measured',
      right: 'Of these high in truth',
      found: 'Of those high in truth, found',
    },
    ranges: 'Requirements first',
    rangesText:
      'DIN 33430 begins with an analysis of requirements. Ranges can be gathered from people who know the job: four statements per trait on the same boxes. The centre is 1 + 8 · mean / 3, the range one point to each side, two where somebody was unsure or two answers contradict each other; the same answer throughout gives no range. From three raters on, ranges are merged where they agree (rwg above .50); otherwise all are shown without names and a talk is suggested. rwg compares the spread of the raters with answers spread evenly over all nine points. Hardly anybody answers like that, so it is a lenient measure of agreement.',
  },
  style: {
    title: 'The D-I-S-G view',
    text: 'Four bars on how somebody may come across in conversation. They follow from the five traits by a fixed formula of our own (appendix) and are no measurement of their own, and no DiSG test. One style is named when it leads by 0.5 z, otherwise two. They are there for communication and never count towards agreement, order or filters.',
  },
  use: {
    title: 'Using results responsibly',
    points: [
      'Before the survey: say what is asked and why, who sees the result, how long it is kept, and that taking part is voluntary.',
      'Set the range of a role before you look at people, with several who know the job, and note why the work needs it.',
      'Talk to the person about the result. What they say about it counts.',
      'Use it beside experience, skills, work samples and references, never instead of them.',
      'Interview everyone with the same questions, in the same words and order. The product keeps one set of them for a role, from a fixed bank, and for one person it marks only where to probe deeper, without side or number. DIN 33430 asks for such a guide; of the usual methods, structured interviews have the closest link with success at work (Sackett et al. 2022). Our questions themselves have not been studied.',
      'Do not rank people by single points, and do not compare what lies within the error of measurement.',
      'Look regularly at the page “Norms and fairness”: it shows whether groups have different outcomes.',
      'Ask for a new survey after 12 to 24 months or after a major change.',
      'Storage: each workspace sets after how many months people are erased; a person can have their data erased at any time.',
    ],
    law: 'In the European Union systems that help select people for work are high-risk (AI Act, Annex III). Scores here come from fixed, versioned formulas that can be recomputed; machine learning takes no part, and no decision is made automatically.',
  },
  limits: {
    title: 'Limits we know of',
    noGermanNorm: 'There are no German norm figures for our wording yet.',
    languages: 'That German and English scores mean the same is not established yet.',
    points: [
      'Everything rests on self-description. Answers can be shaped by the day, the occasion and the wish to make a good impression.',
      'The norm group are English-speaking volunteers on the Internet, undated and of unknown size.',
      'The work form leaves out 12 of 120 statements; figures of the shortened scales are estimates.',
      'Some statements may feel out of place in a selection (parties, panic, excess). Every statement needs an answer; anyone who does not want that can stop.',
      'Links between traits and success at work are small to moderate and hold for groups.',
    ],
  },
  sources: {
    title: 'Sources',
    points: MANUAL_SOURCES,
  },
  appendix: {
    title: 'Appendix: what figures are recomputed from',
    lead: 'The same and more, with the German and English wording, is in the data file (JSON) at /api/reports/manual.json. A test of ours recomputes reports from that file alone.',
    items: 'Statements and keys',
    itemsCaption: 'Statements by number of the published list, with facet and key',
    itemColumns: { number: 'No.', facet: 'Facet', key: 'Key', text: 'Statement' },
    older: 'German wording of {{version}} where it differs',
    olderCaption: 'German statements that read differently in {{version}}',
    instructed: 'Attention checks, not scored',
    instructedCaption: 'Attention checks and the box they ask for',
    instructedColumns: { place: 'Shown as', text: 'Text', box: 'Box' },
    facets: 'Norms of the facets',
    facetsCaption: 'Mean and standard deviation of the facet sums (four statements, scale 1 to 5)',
    facetColumns: { facet: 'Facet', mean: 'Mean', sd: 'Standard deviation' },
    groups: 'Groups behind the norm',
    groupsCaption:
      'Mean (standard deviation) of the sums of 24 statements, by sex and age, and share in our norm',
    groupColumns: { group: 'Group', share: 'Share' },
    sexes: { women: 'Women', men: 'Men' },
    ages: { under21: 'under 21', from21: '21–40', from41: '41–60', over60: 'over 60' },
    correlations: 'Correlations of the scales',
    correlationsCaption:
      'Correlations in {{people}} complete sheets of the long form (open sample of the R package stenR), from which the sample of the norm group is drawn',
    pairs: 'Pairs of near-synonyms',
    pairsText:
      'Numbers of the published list, compared after keying; a pair with a statement outside the form is left out: {{pairs}}.',
    base: 'Share of the norm group on each point',
    baseText: 'For the mean agreement of the norm group: {{shares}}% on 1 to 9.',
    style: 'Formulas of the style view',
    styleText: 'From the z of the traits; the divisor brings each style back to a standard deviation of 1.',
  },
} as const;
