/** Both readings of a result whose error bar crosses the limit of two bands (3/4 or 6/7). */
export const bordersEn = {
  O: {
    lowMiddle:
      'The error bar reaches from low to middle, so both readings are possible. If it is low, proven methods come first, and a new idea has to show its use. If it is in the middle, new and proven are weighed case by case. Examples from work will show which is closer.',
    middleHigh:
      'The error bar reaches from middle to high, so both readings are possible. If it is in the middle, new ideas are welcome and are asked for their use. If it is high, variety and open questions are sought out in their own right. Examples from work will show which is closer.',
  },
  C: {
    lowMiddle:
      'The error bar reaches from low to middle, so both readings are possible. If it is low, flexibility comes first, and plans stay loose. If it is in the middle, there is order where it matters and freedom elsewhere. Examples from work will show which is closer.',
    middleHigh:
      'The error bar reaches from middle to high, so both readings are possible. If it is in the middle, planning depends on how much is at stake. If it is high, planning, care and seeing things through are the habit in most matters. Examples from work will show which is closer.',
  },
  E: {
    lowMiddle:
      'The error bar reaches from low to middle, so both readings are possible. If it is low, quiet and a small circle are preferred. If it is in the middle, company and time alone are both welcome, depending on the occasion. Examples from work will show which is closer.',
    middleHigh:
      'The error bar reaches from middle to high, so both readings are possible. If it is in the middle, the lead is sometimes taken and sometimes left to others. If it is high, exchange, pace and the floor are sought in most settings. Examples from work will show which is closer.',
  },
  A: {
    lowMiddle:
      'The error bar reaches from low to middle, so both readings are possible. If it is low, frank words and doubt come before harmony. If it is in the middle, there is goodwill, and a clear no when too much is asked. Examples from work will show which is closer.',
    middleHigh:
      'The error bar reaches from middle to high, so both readings are possible. If it is in the middle, help and trust are given within limits. If it is high, a good atmosphere and the needs of others mostly come first. Examples from work will show which is closer.',
  },
  ES: {
    lowMiddle:
      'The error bar reaches from low to middle, so both readings are possible. If it is low, pressure is felt quickly and lingers for a while. If it is in the middle, everyday pressure is taken in stride, and only bigger setbacks linger. Examples from work will show which is closer.',
    middleHigh:
      'The error bar reaches from middle to high, so both readings are possible. If it is in the middle, tension is felt and mostly settles soon. If it is high, calm mostly stays, even when things get hectic. Examples from work will show which is closer.',
  },
} as const;
