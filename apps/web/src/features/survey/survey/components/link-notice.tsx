import { Link2Off } from 'lucide-react';
import { useLinkTexts, type LinkProblem } from '#lib/link-problems.ts';
import { Notice } from './notice.tsx';

interface LinkNoticeProps {
  readonly problem: LinkProblem;
  /** Replaces the default text. */
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly focus?: boolean | undefined;
}

/** A link that does not work. */
export function LinkNotice({ problem, title, text, focus }: LinkNoticeProps) {
  const texts = useLinkTexts(problem);
  return (
    <Notice
      focus={focus}
      icon={<Link2Off aria-hidden="true" className="size-6" />}
      title={title ?? texts.title}
      text={text ?? texts.text}
    />
  );
}
