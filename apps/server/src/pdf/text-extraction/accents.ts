import type { TextRun } from '@quint/domain/profile/resume/types.ts';

// Some fonts have no accented letters: the accent is printed separately, above the following or preceding letter.

const ONLY_ACCENT = /^\s*(?<mark>[\u0300-\u036F]+)\s*$/u;
const BEFORE_LETTER = / (?<mark>[\u0300-\u036F]+)(?<letter>\p{L})/gu;
const NEAR = 0.45;

/** Combines accents with the letter that follows them within a text. */
export function composeAccents(text: string): string {
  return text.replaceAll(BEFORE_LETTER, '$<letter>$<mark>').normalize('NFC');
}

const isSameLine = (a: TextRun, b: TextRun) => Math.abs(a.y - b.y) < a.size * NEAR;

/** Combines accents that were printed as separate texts with their letters. */
export function joinAccents(runs: readonly TextRun[]): TextRun[] {
  const joinedRuns: TextRun[] = [];
  let waitingAccent: { run: TextRun; mark: string } | undefined;
  for (const run of runs) {
    const mark = ONLY_ACCENT.exec(run.text)?.groups?.['mark'];
    const last = joinedRuns.at(-1);
    if (mark !== undefined) {
      const isAbove =
        last !== undefined && isSameLine(last, run) && run.x < last.x + last.width - run.size * 0.1;
      if (isAbove)
        joinedRuns[joinedRuns.length - 1] = { ...last, text: `${last.text}${mark}`.normalize('NFC') };
      waitingAccent = isAbove ? undefined : { run, mark };
      continue;
    }
    const isUnder =
      waitingAccent !== undefined &&
      isSameLine(waitingAccent.run, run) &&
      Math.abs(waitingAccent.run.x - run.x) < run.size * NEAR &&
      /^\p{L}/u.test(run.text);
    const [letter = '', ...remainingLetters] = run.text;
    joinedRuns.push(
      isUnder
        ? { ...run, text: `${letter}${waitingAccent?.mark}${remainingLetters.join('')}`.normalize('NFC') }
        : run,
    );
    waitingAccent = undefined;
  }
  return joinedRuns;
}
