/** The interview texts of reports for the employer; the questions are those of the interview bank. */
export const interviewEn = {
  title: 'Questions for the interview',
  lead: 'Everyone considered for this role is asked these questions, in these words and in this order. Note the answers before you compare them.',
  probe: 'Probe deeper',
  where: 'Where to probe deeper',
  same: 'Everyone considered for this role is asked the same questions; they are on the interview sheet.',
  question: '“{{title}}”',
  nothing: 'at no question',
} as const;
