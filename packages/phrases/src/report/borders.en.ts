/** Both readings of a result whose error bar crosses the border of two bands (3/4 or 6/7). */
export const bordersEn = {
  O: {
    lowMiddle:
      'The error bar reaches from low to middle, so both readings are possible. Read as low: proven methods come first, and a new idea has to show its use. Read as middle: new and proven are weighed case by case. Examples from work will tell which one is closer.',
    middleHigh:
      'The error bar reaches from middle to high, so both readings are possible. Read as middle: new ideas are welcome and are asked for their use. Read as high: variety and open questions are sought out in their own right. Examples from work will tell which one is closer.',
  },
  C: {
    lowMiddle:
      'The error bar reaches from low to middle, so both readings are possible. Read as low: flexibility comes first, and plans stay loose. Read as middle: there is order where it matters and latitude elsewhere. Examples from work will tell which one is closer.',
    middleHigh:
      'The error bar reaches from middle to high, so both readings are possible. Read as middle: planning depends on how much is at stake. Read as high: planning, care and seeing things through are the habit in most matters. Examples from work will tell which one is closer.',
  },
  E: {
    lowMiddle:
      'The error bar reaches from low to middle, so both readings are possible. Read as low: quiet and a small circle are preferred. Read as middle: company and time alone are both welcome, depending on the occasion. Examples from work will tell which one is closer.',
    middleHigh:
      'The error bar reaches from middle to high, so both readings are possible. Read as middle: the lead is sometimes taken and sometimes left to others. Read as high: exchange, pace and the floor are sought in most settings. Examples from work will tell which one is closer.',
  },
  A: {
    lowMiddle:
      'The error bar reaches from low to middle, so both readings are possible. Read as low: frank words and doubt come before harmony. Read as middle: there is goodwill, and a clear no when too much is asked. Examples from work will tell which one is closer.',
    middleHigh:
      'The error bar reaches from middle to high, so both readings are possible. Read as middle: help and trust are given within limits. Read as high: the good climate and the needs of others mostly come first. Examples from work will tell which one is closer.',
  },
  ES: {
    lowMiddle:
      'The error bar reaches from low to middle, so both readings are possible. Read as low: pressure is felt quickly and lingers for a while. Read as middle: everyday pressure is taken in stride, and only bigger setbacks linger. Examples from work will tell which one is closer.',
    middleHigh:
      'The error bar reaches from middle to high, so both readings are possible. Read as middle: tension is felt and mostly settles soon. Read as high: calm mostly stays, even when things get hectic. Examples from work will tell which one is closer.',
  },
} as const;
