import { STATEMENT_MAX_CHARACTERS } from '@quint/domain/base/limits.ts';
import { toStatement } from '@quint/domain/survey/statement.ts';

const MARKUP =
  '<script>alert("x")</script> **bold** _italic_ [link](https://example.org) #set page(width: 1mm) $x^2$ @ref \\u{41} \\n `code` = Heading // no comment /* nor this */ "quoted" ~ \'single\' & %20 {{name}} ';
const PLAIN =
  'I answered on a train after a long week. At work people know me as somebody who asks many questions before a decision, and who keeps to it afterwards. ';

/** Repeated up to the maximum length of a statement. */
function fillStatement(text: string): string {
  const letters = Array.from(text.repeat(Math.ceil(STATEMENT_MAX_CHARACTERS / Array.from(text).length)));
  return toStatement(letters.slice(0, STATEMENT_MAX_CHARACTERS).join(''));
}

/** Statements of people and attackers, in the stored form and of full length; for tests. */
export const SAMPLE_STATEMENTS: Readonly<Record<string, string>> = {
  plain: fillStatement(PLAIN),
  markup: fillStatement(MARKUP),
  emoji: fillStatement('Good 👍🏽 👩‍👩‍👧‍👦 🇩🇪 ❤️ 🫥 '),
  onlyEmoji: fillStatement('😀'),
  arabic: fillStatement('أعمل بهدوء وأحب التخطيط للمشاريع الطويلة (10-12) مع فريقي. '),
  chinese: fillStatement('我回答问题时很累，结果不完全符合我的工作方式。'),
  widestLetters: fillStatement('W'),
  lines: fillStatement('one line\n'),
  paragraphs: fillStatement(`${'A paragraph of a few words.'.repeat(4)}\n\n`),
  unknownLetters: fillStatement('\u{1fbf5}\u{13000} \ue000 a '),
};
