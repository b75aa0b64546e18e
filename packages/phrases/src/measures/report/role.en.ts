import { fitBandsEn } from '../../base/common-labels.en.ts';

/**
 * The role view. `traits` is for talent and employer alike, so it addresses nobody. Keys ending in `_one` and `_other`
 * are plural forms selected by `count`.
 */
export const roleEn = {
  fit: {
    title: 'Fit with the range set for this role',
    value: '{{fit}} of 100',
    interval: '90% interval: {{low}} to {{high}}',
    intervalNote:
      'The interval shows how far the figure could shift because of the error of measurement alone.',
    /** With two or more numbers. */
    severalNote: 'Two figures whose difference the error of measurement explains should not be ranked.',
    noRequirement: 'No requirement set: every trait may be anywhere on the scale.',
    reach: 'By our model about {{count}} of 100 people of the norm group reach this band.',
    broad: 'Broad profile: the range leaves room for almost everybody, so the figure says little.',
    caveat:
      'The figure compares answers with a range that people have set. It does not say how well somebody will do the job, and no decision may rest on it alone.',
    bands: {
      strong: { label: fitBandsEn.strong, note: 'Most of the result is inside the range or close to it.' },
      partial: {
        label: fitBandsEn.partial,
        note: 'Parts of the result are outside the range; these are worth a conversation.',
      },
      none: {
        label: fitBandsEn.none,
        note: 'Much of the result is outside the range; the reasons are worth a conversation before anything is concluded.',
      },
    },
    howCounted:
      'Each trait inside its range costs nothing. Each point outside costs part of the figure, up to four points, in proportion to the weight of the trait. A trait whose range covers the whole scale is not counted.',
  },
  contribution: {
    inside: '{{trait}}: {{stanine}}, inside the range {{min}} to {{max}}, costs nothing',
    below_one: '{{trait}}: {{count}} point below the range {{min}} to {{max}}, costs {{cost}}',
    below_other: '{{trait}}: {{count}} points below the range {{min}} to {{max}}, costs {{cost}}',
    above_one: '{{trait}}: {{count}} point above the range {{min}} to {{max}}, costs {{cost}}',
    above_other: '{{trait}}: {{count}} points above the range {{min}} to {{max}}, costs {{cost}}',
    border: '{{line}}; just outside, within the error of measurement',
    notCounted: '{{trait}}: no requirement set, not counted',
    noScore: '{{trait}}: too few answers for a result, not counted',
    weight: 'weight {{weight}}',
  },
  position: {
    below: 'below the range',
    inside: 'inside the range',
    border: 'just outside',
    above: 'above the range',
  },
  traits: {
    O: {
      below:
        'The result is closer to the proven than the range asks for. If the role depends on new ideas, it may take longer than hoped to give up familiar ways. Clear reasons for a change and concrete examples may help.',
      inside: 'The result matches the balance the range asks for between new and proven.',
      above:
        'The result shows more interest in the new than the range asks for. Fixed procedures may feel narrow after a while; room to improve how the work is done may keep interest alive.',
    },
    C: {
      below:
        'The result shows more of a tendency to improvise than the range asks for. Where the role depends on dates, checks or records, short steps and visible agreements may be needed.',
      inside: 'The result matches the balance the range asks for between planning and flexibility.',
      above:
        'The result shows more planning and care than the range asks for. Where the role needs quick, rough solutions, the standard may be set higher than required; agreeing on what is good enough may help.',
    },
    E: {
      below:
        'The result is closer to quiet than the range asks for. Many meetings or first contacts in a row may cost energy; time to prepare and calm stretches between them may make a difference.',
      inside: 'The result matches the balance the range asks for between exchange and quiet.',
      above:
        'The result shows more liking for company and pace than the range asks for. Long stretches of work alone may feel slow; regular exchange or tasks with contact may balance this.',
    },
    A: {
      below:
        'The result is closer to frank and questioning than the range asks for. Where the role is built on support and goodwill, the tone may at times come across as sharper than meant; open feedback may help.',
      inside: 'The result matches the balance the range asks for between giving way and holding a line.',
      above:
        'The result shows more accommodation than the range asks for. Where the role calls for negotiating or refusing, one’s own interests may come second; agreed limits and backing from the team may help.',
    },
    ES: {
      below:
        'The result is closer to sensitive than the range asks for. Where the role brings pressure or conflict, strain may be felt sooner; clear priorities and somebody to turn to may make a difference.',
      inside: 'The result matches the balance the range asks for between sensitivity and calm.',
      above:
        'The result shows more calm than the range asks for. Where the role relies on early warning or close attention to moods, signals may be noticed late; asking others directly may help.',
    },
  },
} as const;
