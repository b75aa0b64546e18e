/** Personality profile: the whole picture, and the possible effect of the two most pronounced traits together. */
export const insightsPersonalityProfileEn = {
  headline_zero: '5 traits, none of them far from the middle.',
  headline_one: '{{count}} of your 5 traits stands out.',
  headline_other: '{{count}} of your 5 traits stand out.',
  lead: 'Everything on one page: five traits with the error of measurement, the shape they make, where you stand in the comparison group, and all facets. A trait stands out here from 7 upwards or from 3 downwards.',
  shape: 'The shape',
  places: {
    title: 'Where you stand among 100',
    text: 'Of 100 people in the comparison group, about this many are below you. The pale part is the error of measurement.',
    below: 'about {{count}} of 100 below you',
    span: 'between {{low}} and {{high}}',
    chart: 'Places among 100',
    chartText: 'One bar for each trait from 0 to 100, with a pale part for the error of measurement.',
  },
  facets: {
    title: 'All facets in three levels',
    text: 'Each dot is a facet. The lower level is on the left, the average in the middle, and the higher level on the right.',
    table: 'All facets and their level',
  },
  together: {
    title: 'What two traits do together',
    intro: 'Your two most pronounced traits: {{traitsIn}}.',
    unsure:
      'For at least one of the two, the error of measurement reaches into the middle range. There the interplay would be less marked.',
    none: 'At most one of your traits is outside the middle range. How your traits play together probably depends more on the situation than on you: you can lean either way, and others may find it harder to foresee which way that will be.',
  },
  pairs: {
    OC: {
      lowLow:
        'You probably solve things by hand and by eye: practical, quick, without much of a plan. Repeating what worked is easy; writing down how you did it may not be.',
      lowHigh:
        'You may be the one who keeps a proven way in good repair: careful, reliable, step by step. A new way has to be at least as well thought out before you take it.',
      highLow:
        'Ideas probably come faster than you can finish them. You may open doors for others, and do well with a partner who closes some.',
      highHigh:
        'You may want something new and want it done properly. That can lead to things that last, and to high demands on yourself.',
    },
    OE: {
      lowLow:
        'You probably work quietly on what you know well. Others may learn late how much you know about it.',
      lowHigh:
        'You may bring people together around what is tried and tested. In brainstorming sessions you are likely to be the one who asks who is going to do it.',
      highLow:
        'Much of what occupies you probably happens inside. A few good listeners can be worth more to your ideas than a large stage.',
      highHigh:
        'You may infect others with ideas while they are still half-finished. Much gets started that way; some of it needs another pair of hands to land.',
    },
    OA: {
      lowLow:
        'You probably test new things hard and say so. That can spare others wrong turns, and make you look like a brake.',
      lowHigh:
        'You may look after what has grown between people: customs, agreements, trust. Change can be easier for you if all are taken along.',
      highLow:
        'You probably question things and persons alike. New ground can be won that way; allies are won by a second sentence that is friendlier.',
      highHigh:
        'You may be curious about people as well as ideas. You can see things from many sides, and may find it hard to reject one of them.',
    },
    OES: {
      lowLow:
        'The familiar may be more than a habit to you: it gives support. Announced changes are likely to be much easier than sudden ones.',
      lowHigh:
        'You can probably keep things running when others are nervous. You may feel little need to change what does not hurt.',
      highLow:
        'You may take in a lot at once, thoughts and moods alike. This can make for rich ideas and for tired evenings.',
      highHigh:
        'The unknown probably attracts you more than it frightens you. You may overlook that others want a railing.',
    },
    CE: {
      lowLow:
        'You may work at your own pace and in your own order, with little noise about it. Others can find it hard to tell how far you are.',
      lowHigh:
        'You probably get things rolling with people and momentum. When the follow-up begins, your attention may already be elsewhere.',
      highLow:
        'You can probably go deep for hours and deliver something well thought out. Interruptions may cost you twice: the time and the thread.',
      highHigh:
        'You may drive things forward and keep the list as well. People around you could feel hurried and well led at the same time.',
    },
    CA: {
      lowLow:
        'You probably take liberties and grant them to others too. Agreements may need to be few and clear to hold.',
      lowHigh:
        'You may drop your own plan when another person needs you. It is kind, and at the end of the day your list can look as it did in the morning.',
      highLow:
        'You probably hold yourself and others to a high standard and say when it is missed. Results may gain by it; tone can decide whether people follow.',
      highHigh:
        'Others can probably rely on you in two ways: on your word and on your goodwill. Taking on too much may be the price.',
    },
    CES: {
      lowLow:
        'A full week may pile up in front of you until the pressure does the sorting. Small dates along the way can take the edge off.',
      lowHigh:
        'You probably stay easy where others plan for the worst. It can be refreshing, and now and then expensive.',
      highLow:
        'You may secure what you do twice and still worry whether it is enough. Others get careful work; you could do with a clear finish line.',
      highHigh:
        'You may plan calmly and carry it through the same way. Others could forget that you need support, too.',
    },
    EA: {
      lowLow:
        'You probably keep your distance and your opinion. When you do speak, it may carry weight, and edges.',
      lowHigh:
        'You may help quietly and rarely ask for anything. People who know you will value it; others might not notice.',
      highLow:
        'You probably like to be in the middle of it and do not shy away from an argument. You can move a lot; the quiet ones may need an invitation.',
      highHigh:
        'You may connect people and take care of them. A no is probably the hardest word in your vocabulary.',
    },
    EES: {
      lowLow:
        'Much may go on in you that others do not see. One person you talk to regularly can make a great difference.',
      lowHigh:
        'You are probably a quiet pole: little moves you, and little is said about it. Others may wish for a sign of what you think.',
      highLow:
        'What you feel, others probably hear soon. It can clear the air quickly, and it may carry further than you meant it to.',
      highHigh:
        'You may bring life into a room and keep your head in it. Those who tire sooner could find it hard to keep up.',
    },
    AES: {
      lowLow:
        'Injustice may get to you quickly, and you say so. A night between feeling and answer can make your point stronger.',
      lowHigh:
        'You can probably take a hard argument without losing sleep. The other side may lose some, so ask afterwards how it was.',
      highLow:
        'The troubles of others may become yours. Helping does you good, as long as there is a place where you can put them down.',
      highHigh:
        'You may be a person others bring their troubles to, since you listen and stay calm. Ask yourself now and then who does that for you.',
    },
  },
} as const;
