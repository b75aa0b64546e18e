import { parseResume } from '@quint/domain/profile/resume/parse-resume.ts';
import { readPages } from '#pdf/text-extraction/read-pages.ts';
import { printLetters } from './letters.ts';

/** Parses a resume of positioned lines `x gap size B|R text`; the gap is the space to the line above, in points. */
export async function readPlaced(lines: string) {
  let y = 800;
  const placedLines = lines
    .trim()
    .split('\n')
    .map((line) => {
      const [x = '60', gap = '14', size = '10', font = 'R', ...words] = line.trim().split(' ');
      y -= Number(gap);
      return `${x} ${y} ${size} ${font} ${words.join(' ')}`;
    });
  const finds = parseResume(await readPages(new Uint8Array(printLetters(placedLines.join('\n')))));
  return {
    jobs: finds.job_experiences.map(({ role_name, company_name, started_at, ended_at, currently_working }) =>
      [role_name, company_name, started_at, currently_working ? 'now' : ended_at].join(' | '),
    ),
    skills: finds.skills.map(({ label }) => label),
    languages: finds.languages.map(({ code, proficiency }) => `${code} ${proficiency}`),
    unclear: finds.not_understood.map(({ text }) => text),
  };
}
