import type { ReactNode } from 'react';
import { PageHeader } from '#ui/page-header.tsx';

interface Section {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points: readonly string[];
}

interface DocumentProps {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly Section[];
  /** Shown after the text: content that depends on the reader or the installation. */
  readonly children?: ReactNode;
}

/** A text of several sections, styled for reading. */
export function Document({ title, lead, sections, children }: DocumentProps) {
  return (
    <article className="mx-auto max-w-[70ch]">
      <PageHeader title={title} lead={lead} />
      {sections.map((section) => (
        <section key={section.title} className="border-t border-line py-5">
          <h2 className="pb-2 text-md font-semibold">{section.title}</h2>
          <div className="flex flex-col gap-2.5 text-pretty text-second">
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.points.length > 0 && (
              <ul className="flex list-disc flex-col gap-1.5 pl-5">
                {section.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </div>
        </section>
      ))}
      {children}
    </article>
  );
}
