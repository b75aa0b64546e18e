import { hasClosedProfile, type ClosedContent } from '@quint/domain/people/closed-content.ts';
import { Eye, KeyRound, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { useClosedContentLabels } from '../use-closed-content-labels.ts';

function Part({
  title,
  lines,
  Icon,
}: {
  readonly title: string;
  readonly lines: readonly string[];
  readonly Icon: LucideIcon;
}) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{title}</h3>
      <ul className="flex flex-col gap-2">
        {lines.map((line) => (
          <li key={line} className="flex gap-2.5">
            <Icon aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-4 shrink-0 text-second" />
            <span className="min-w-0">{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A person before an insight is spent. */
export interface ClosedPerson {
  /** Last name and address are hidden from the reader. */
  readonly isMasked: boolean;
  /** Null when unknown. */
  readonly closedContent: ClosedContent | null;
}

/** The contents that one insight for each of these people unlocks, in lines. */
function useUnlockLines(people: readonly ClosedPerson[]): readonly string[] {
  const { t } = useTranslation('people');
  const format = useFormat();
  const labels = useClosedContentLabels();
  const contents = people.flatMap(({ closedContent }) => closedContent ?? []);
  const [content] = contents;
  if (people.length === 1 && content !== undefined) {
    const parts = [...labels.count(content), ...labels.name(content)];
    return [
      ...(content.person ? [t('unlock.lastName'), t('unlock.email')] : []),
      parts.length > 0 ? t('unlock.profile', { parts: format.list(parts) }) : t('unlock.noProfile'),
    ];
  }
  const personCount = contents.filter(({ person }) => person).length;
  const profiles = contents.filter(hasClosedProfile).length;
  return [
    ...(personCount > 0 ? [t('unlock.people', { count: personCount })] : []),
    profiles > 0 ? t('unlock.profiles', { count: profiles }) : t('unlock.noProfiles'),
  ];
}

interface UnlockPreviewProps {
  readonly people: readonly ClosedPerson[];
  /** In the pool of the platform there are no documents yet. */
  readonly inPool?: boolean;
}

/** The contents that an insight unlocks for these people, and those visible in any case. */
export function UnlockPreview({ people, inPool = false }: UnlockPreviewProps) {
  const { t } = useTranslation('people');
  const isNamed = people.every(({ isMasked }) => !isMasked);
  const traits = isNamed ? t('unlock.traitsNamed') : t('unlock.traits');
  return (
    <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
      <Part title={t('unlock.opens')} lines={useUnlockLines(people)} Icon={KeyRound} />
      <Part
        title={t('unlock.visible')}
        lines={
          inPool
            ? [t('unlock.traitsOfPool'), t('unlock.fit')]
            : [traits, t('unlock.fit'), t('unlock.reports')]
        }
        Icon={Eye}
      />
    </div>
  );
}
