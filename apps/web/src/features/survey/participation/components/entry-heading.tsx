import { useDocumentTitle } from '#ui/page-header.tsx';

interface EntryHeadingProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly text: string;
}

/** The heading of an entry page. */
export function EntryHeading({ eyebrow, title, text }: EntryHeadingProps) {
  useDocumentTitle(title);
  return (
    <header className="flex flex-col gap-2">
      <p className="text-sm font-semibold text-lila-strong">{eyebrow}</p>
      <h1 className="text-number font-semibold tracking-[-0.02em] text-balance md:text-headline">{title}</h1>
      <p className="max-w-[62ch] text-md text-pretty text-second">{text}</p>
    </header>
  );
}
