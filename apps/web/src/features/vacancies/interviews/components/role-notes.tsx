import type { Interview } from '@quint/contract/vacancies/interviews.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NotesPanel } from '#features/people/notes/components/notes-panel.tsx';

/** The address of this part of the page, in mails and on the overview. */
const HASH = 'notes';

/** Notes about the person for the role, which everybody who decides reads and writes. */
export function RoleNotes({ interview }: { readonly interview: Interview }) {
  const { t } = useTranslation('notes');
  const { role, person } = interview;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (globalThis.location.hash === `#${HASH}`) section.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <section
      ref={section}
      id={HASH}
      aria-labelledby={`${HASH}-title`}
      className="mt-10 max-w-[62rem] border-t border-line pt-6 print:hidden"
    >
      <h2 id={`${HASH}-title`} className="pb-1 text-lg font-semibold">
        {t('title')}
      </h2>
      <p className="pb-3 text-sm text-pretty text-second">{t('readers', { name: person.name })}</p>
      <NotesPanel
        place={{ roleId: role.id, talentId: person.id }}
        name={person.name}
        isReadOnly={role.state === 'archived'}
      />
    </section>
  );
}
