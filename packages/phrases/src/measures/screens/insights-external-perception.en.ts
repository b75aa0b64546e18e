/** External perception: how extraversion, agreeableness and stability may appear to people at either pole. */
export const insightsExternalPerceptionEn = {
  headline: {
    low: {
      low: 'Few words, and clear ones.',
      middle: 'You may seem reserved at first, and fair.',
      high: 'Others may find a quiet ally in you.',
    },
    middle: {
      low: 'You may be seen as frank, and as approachable.',
      middle: 'You may be hard to pigeonhole.',
      high: 'Others may find it easy to come to you.',
    },
    high: {
      low: 'Others probably hear where you stand.',
      middle: 'You are probably noticed soon, without crowding others out.',
      high: 'You may open doors for others.',
    },
  },
  lead: 'What others see depends on you and on who looks. Here two people look at you for each trait: one near the left pole, one near the right. The survey knows only your own view; ask whether theirs is similar.',
  picture: {
    title: 'Two pairs of eyes on you',
    text: 'Your place between the poles of three traits, with the error of measurement. At each end is a person who sees you from there.',
  },
  first: 'First impression',
  from: 'Seen from: {{pole}}',
  say: 'A sentence that helps others',
  traits: {
    E: {
      low: {
        first: 'In the first minutes you may come across as observing, perhaps as distant.',
        left: 'People who are quiet themselves probably find you pleasant: nobody has to fill the silence. Two of you may wait for each other, though.',
        right:
          'Lively people may enjoy that you listen. They can also take your silence for a lack of interest, or for a yes.',
        say: '“I think before I speak. Ask me again in ten minutes, then you get a better answer.”',
      },
      middle: {
        first: 'You probably come across as open without pushing to the front.',
        left: 'Quiet people may be glad that you leave room. On your livelier days they might wonder where the calm went.',
        right:
          'Lively people may find you good to talk to. When you withdraw, they could ask themselves what they did.',
        say: '“If I am quiet today, nothing is wrong. I have just used up my words.”',
      },
      high: {
        first: 'You probably come across as present: others know soon that you are in the room.',
        left: 'Quiet people may like that you start the conversation. After a while they might look for a gap to get a word in.',
        right:
          'Lively people often feel at home with you at once. Together you may talk past those who have not said anything yet.',
        say: '“I think out loud. What I say first is seldom my last word, so interrupt me.”',
      },
    },
    A: {
      low: {
        first: 'You may come across as clear, and at times as harder than you mean it.',
        left: 'Direct people probably value that they need not read between your lines. Between you an argument can become a match.',
        right:
          'People who seek harmony may trust you because you do not flatter. A blunt no can still keep them busy for days.',
        say: '“I am arguing with the idea, not with you. Tell me when I am too loud.”',
      },
      middle: {
        first: 'You probably come across as friendly and as having a view of your own.',
        left: 'Direct people may find you easy to deal with. Now and then they might want your no a little earlier.',
        right:
          'People who seek harmony often feel heard by you. When you do draw a line, it may surprise them.',
        say: '“I will go a long way with you. Here is the point where I stop.”',
      },
      high: {
        first: 'You probably come across as warm and ready to help.',
        left: 'Direct people may enjoy that you take nothing the wrong way. They might also miss your opinion, or overlook that you have one.',
        right:
          'People who seek harmony tend to feel safe with you. Together you may keep silent about what ought to be said.',
        say: '“I said yes quickly. Let me think about it once more; I will tell you honestly.”',
      },
    },
    ES: {
      low: {
        first: 'Others can probably read in your face how things stand.',
        left: 'People who feel strongly may find in you a person who understands. Worry can double when two of you share it.',
        right:
          'Calm people may value you as an early warning. They might also tell you to relax, and mean it kindly.',
        say: '“I see a risk here. You need not solve it at once, but please hear it.”',
      },
      middle: {
        first: 'You probably come across as even, with feelings that show when it matters.',
        left: 'People who feel strongly may find you steady without being cold. On a bad day they might expect more calm of you than there is.',
        right:
          'Calm people often see one of their own in you. They may overlook that something has got to you.',
        say: '“I look calmer than I am about this. It does concern me.”',
      },
      high: {
        first: 'You probably come across as calm, even on days when nothing works.',
        left: 'People who feel strongly may lean on your calm. They can also feel left alone when their alarm seems to bounce off you.',
        right:
          'Calm people probably get along with you without many words. Between you a danger may go unmentioned for long.',
        say: '“I stay calm, and I take this seriously. What worries you most?”',
      },
    },
  },
} as const;
