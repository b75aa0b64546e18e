/** Self-perception: how the traits and the most pronounced facets may feel to the person. */
export const insightsSelfPerceptionEn = {
  headline: {
    O: { low: 'You trust what has proved itself.', high: 'You look for what could be different.' },
    C: { low: 'You would rather not plan far ahead.', high: 'You like to know where you are heading.' },
    E: { low: 'You draw strength from quiet.', high: 'You come alive among people.' },
    A: { low: 'You say what you think.', high: 'You care how others are doing.' },
    ES: { low: 'You take many things to heart.', high: 'You describe yourself as calm.' },
    even: 'You are at home between the poles.',
  },
  lead: 'This is the picture you drew of yourself with your answers. The further a line reaches from the middle, the more it sets you apart from the comparison group.',
  picture: {
    title: 'What sets you apart',
    text: 'One line per trait, the longest first. It runs from the average of the comparison group to your result; the pale bar is the error of measurement.',
    middle: 'average',
  },
  inside: 'From the inside',
  facets: {
    title: 'Facets that stand out most',
    text: 'Facets are short scales, so read them as a rough hint.',
    none: 'None of your facets stands out. All of them lie near the average of the comparison group.',
    more_one: '{{count}} more facet stands out; you find it on the page about your whole profile.',
    more_other: '{{count}} more facets stand out; you find them on the page about your whole profile.',
  },
  traits: {
    O: {
      low: {
        inside:
          'A new idea probably makes you ask first what it is good for. You feel at ease where you know how things work.',
        upside: 'What has held up in practice probably gives you a sense of safety.',
        downside: 'What cannot show its use at once may be gone before you have tried it.',
      },
      middle: {
        inside:
          'You may know both in yourself: the pull of something new, and the wish that what works be left alone.',
        upside: 'New things tend to appeal to you when you know what they are for.',
        downside: 'It can take you a while to know which of the two you want this time.',
      },
      high: {
        inside:
          'Your thoughts probably run ahead: one question leads to the next, and a finished answer rarely feels finished.',
        upside: 'As long as there is something to ask, you are probably rarely bored.',
        downside: 'What has to be done the same way each day may wear you out sooner than hard work does.',
      },
    },
    C: {
      low: {
        inside:
          'A plan probably feels to you like a suggestion. You get going, see what happens and sort out the rest on the way.',
        upside: 'By your own account a change of course bothers you little.',
        downside: 'Some things you meant to finish may follow you around as a quiet bad conscience.',
      },
      middle: {
        inside:
          'You probably have two speeds: careful where it counts, relaxed where it does not. You decide which one is called for.',
        upside: 'Order is probably a means for you, not an end.',
        downside: 'On a tired day you may pick the relaxed speed for something that needed the other.',
      },
      high: {
        inside:
          'An open task probably stays on your mind until it is done. Ticking it off can feel better than the break after it.',
        upside: 'What you have promised mostly matters to you, even when a job drags on.',
        downside: 'Rest may feel like something that has to be earned first.',
      },
    },
    E: {
      low: {
        inside:
          'After a day full of people you probably want to close a door. What you think becomes clear to you in silence.',
        upside: 'Being alone is probably more of a rest than a lack for you.',
        downside: 'You may leave a meeting with the best sentence still in your head.',
      },
      middle: {
        inside:
          'You may enjoy a lively table and be glad of the way home alone. Neither is a strain, as long as both have their time.',
        upside: 'Company or quiet: by your own account either is mostly fine.',
        downside: 'When one of the two goes missing for weeks, you may notice late why you are out of sorts.',
      },
      high: {
        inside:
          'You probably find out what you think while you say it. A quiet day can feel longer than a full one.',
        upside: 'Contact with people tends to recharge you instead of costing you.',
        downside: 'You may fill a pause that would have been good for you too.',
      },
    },
    A: {
      low: {
        inside:
          'Staying silent for the sake of peace probably costs you more than an argument. You want to see the reasons before you nod.',
        upside: 'You say that you mostly tell others openly what you want.',
        downside: 'Being asked for consideration may feel to you like being asked to bend the truth.',
      },
      middle: {
        inside:
          'You probably like to help and notice when it becomes too much. A no can cost you a moment, but not the night.',
        upside: 'Being kind and drawing a line probably go together for you.',
        downside: 'You may waver longest where both sides have a point.',
      },
      high: {
        inside:
          'How others are doing probably reaches you without a word. Harmony feels to you like the ground good work stands on.',
        upside: 'It can make you happy when something goes well for another person.',
        downside: 'Your own wish may arrive last in the queue, and you may be the one who put it there.',
      },
    },
    ES: {
      low: {
        inside:
          'A sentence said in passing may keep you busy in the evening. What happens around you probably reaches you without a filter.',
        upside: 'What goes on around you probably rarely leaves you indifferent.',
        downside: 'Your mind may prepare for storms that never arrive.',
      },
      middle: {
        inside:
          'Much of what happens probably passes you by calmly; some of it stays. What matters to you is what stays.',
        upside: 'You probably take worries seriously without their holding you for long.',
        downside: 'On several fronts at once, your calm may thin out faster than you expect.',
      },
      high: {
        inside:
          'Excitement around you probably slows you down in a good way: you look, think and do the next thing.',
        upside: 'By your own account setbacks tend to occupy you only briefly.',
        downside: 'Since little alarms you, you may learn late that something should have.',
      },
    },
  },
  sentences: {
    O1: {
      low: 'Daydreams probably cost you little time; your thoughts tend to stay in the room.',
      high: 'While others listen, a second film may be running in your head.',
    },
    O2: {
      low: 'Whether a thing is beautiful probably comes second for you, after whether it works.',
      high: 'Something made with care can brighten a whole day for you.',
    },
    O3: {
      low: 'Feelings probably come to you as a note in the margin, rarely as the headline.',
      high: 'You say that you notice your feelings clearly, and sometimes more clearly than you would like.',
    },
    O4: {
      low: 'The familiar way tends to feel like home, and not like standing still.',
      high: 'Doing it the same way a third time may make you restless.',
    },
    O5: {
      low: 'A long theory may make you look for the page with the result.',
      high: 'A hard question can follow you under the shower, and you rather enjoy it.',
    },
    C1: {
      low: 'Before something new you may hear the doubt first and your experience second.',
      high: '“I will manage” is probably a sentence you think often, and without effort.',
    },
    C2: {
      low: 'A full desk probably says nothing to you about the state of your head.',
      high: 'Once everything is in its place, your thoughts often feel freer.',
    },
    C3: {
      low: 'A rule tends to need a reason before it binds you.',
      high: 'A promise you gave may weigh on you until it is kept.',
    },
    C4: {
      low: 'Enough is probably a word you say with a clear conscience.',
      high: 'Reaching a goal may hold you for a moment only; then you see the next one.',
    },
    C5: {
      low: 'Between wanting and starting there may lie a stretch that you know well.',
      high: 'You often begin before the wish to put it off has had its say.',
    },
    C6: {
      low: 'Deciding quickly can feel like freedom to you.',
      high: 'You probably play a step through in your mind before you take it.',
    },
    E1: {
      low: 'You probably let a few people close, and those all the more.',
      high: 'You say that you like to approach strangers, and early.',
    },
    E2: {
      low: 'A cancelled evening out can feel like a gift.',
      high: 'Voices in the background probably do you more good than silence.',
    },
    E3: {
      low: 'You may have a view and still be content that another person voices it.',
      high: 'If nobody begins, you probably will.',
    },
    E4: {
      low: 'Doing one thing with time for it probably suits you better than three at once.',
      high: 'An empty afternoon may make you look around for something to do.',
    },
    E5: {
      low: 'You probably go without excitement and do not miss it.',
      high: 'A little risk can make a thing interesting for you in the first place.',
    },
    E6: {
      low: 'Your joy is often greater than it looks from outside.',
      high: 'You may find something to laugh about where there is little to laugh about.',
    },
    A1: {
      low: 'You probably wait to see before you believe.',
      high: 'That people mean well is probably where you start from.',
    },
    A2: {
      low: 'Showing all your cards may seem careless to you.',
      high: 'Saying one thing and meaning another probably feels wrong to you, even when it would help.',
    },
    A3: {
      low: 'You tend to help when asked, and to leave people their own way otherwise.',
      high: 'You may be on your feet to help before you were asked.',
    },
    A4: {
      low: 'An argument can clear the air for you instead of spoiling it.',
      high: 'Raised voices probably make you look for a way that all can go.',
    },
    A5: {
      low: 'You probably say what went well for you without blushing.',
      high: 'Praise in front of others may be a little too loud for you.',
    },
    A6: {
      low: 'Worries of others tend to reach you as facts to be dealt with.',
      high: 'A sad story can stay with you as if it were half your own.',
    },
    N1: {
      low: 'What could go wrong probably occupies you when it does, and rarely before.',
      high: 'Your mind may be one step ahead of the trouble, and tired from the walk.',
    },
    N2: {
      low: 'It probably takes a good deal until you are annoyed.',
      high: 'Anger can rise quickly in you, and you often feel it before you know why.',
    },
    N4: {
      low: 'Being looked at probably makes no great difference to you.',
      high: 'Among strangers you may watch yourself from outside for a while.',
    },
    N6: {
      low: 'When it gets tight, you mostly stay calm by your own account.',
      high: 'When it gets tight, you may feel it in your whole body first.',
    },
  },
} as const;
