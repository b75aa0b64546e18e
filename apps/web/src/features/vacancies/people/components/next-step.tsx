import type { Vacancy } from '@quint/contract/vacancies/people.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#lib/format.ts';
import { ButtonLink } from '#ui/link.tsx';
import { Button } from '#ui/button.tsx';

/** A step that is about a number of people, at most three of them by name. */
const COUNTED_STEPS = ['read', 'narrow', 'compare_ratings', 'open_sheet', 'remind', 'fill', 'agree'] as const;
type CountedStep = (typeof COUNTED_STEPS)[number];
const isCounted = (kind: string): kind is CountedStep => COUNTED_STEPS.some((step) => step === kind);

function useSentence({ next, date_filled: filledAt, filled_by: filledBy }: Vacancy): string {
  const { t } = useTranslation('vacancy');
  const format = useFormat();
  const { kind, count, names, date } = next;
  if (kind === 'filled') {
    const on = format.date(filledAt, 'dayMonthLong');
    return filledBy === null
      ? t('next.filledByOther', { date: on })
      : t('next.filled', { name: filledBy, date: on });
  }
  const when = date === null ? '' : format.workspaceTime(date);
  if (!isCounted(kind)) return t(`next.${kind}`, { date: when });
  const values = { count, names: format.list(names), date: when };
  if (kind === 'read' && count === 2) return t('next.read_two', values);
  return t(`next.${kind}`, values);
}

export interface StepActions {
  readonly onStart: () => void;
  readonly onInvite: () => void;
  readonly onRead: () => void;
  readonly onRemind: () => void;
  readonly onFill: () => void;
  readonly onShowProposed: () => void;
}

function StepButton({ vacancy, actions }: { readonly vacancy: Vacancy; readonly actions: StepActions }) {
  const { t } = useTranslation('vacancy');
  const { id: roleId, next } = vacancy;
  const { kind, count } = next;
  const button = (
    name: 'start' | 'invite' | 'read' | 'remind' | 'fill' | 'agree',
    onPress: () => void,
  ): ReactNode => (
    <Button kind="primary-lila" onPress={onPress}>
      {t(`next.act.${name}`, { count })}
    </Button>
  );
  if (kind === 'start') return button('start', actions.onStart);
  if (kind === 'invite') return button('invite', actions.onInvite);
  if (kind === 'read') return button('read', actions.onRead);
  if (kind === 'remind') return button('remind', actions.onRemind);
  if (kind === 'fill') return button('fill', actions.onFill);
  if (kind === 'agree') return button('agree', actions.onShowProposed);
  if (kind === 'set_ranges') {
    return (
      <ButtonLink to="/roles/$roleId" params={{ roleId }} search={{ tab: 'ranges' }} kind="primary-lila">
        {t('next.act.set_ranges')}
      </ButtonLink>
    );
  }
  const [talentId] = next.talents;
  if ((kind !== 'compare_ratings' && kind !== 'open_sheet') || talentId === undefined) return null;
  return (
    <ButtonLink
      to="/roles/$roleId/talents/$talentId/interview"
      params={{ roleId, talentId }}
      kind="primary-lila"
    >
      {t(`next.act.${kind}`)}
    </ButtonLink>
  );
}

/** What comes next in a vacancy: one sentence, and one button if there is something to do. */
export function NextStep({ vacancy, actions }: { readonly vacancy: Vacancy; readonly actions: StepActions }) {
  const { t } = useTranslation('vacancy');
  const sentence = useSentence(vacancy);
  // Ways to continue, or the strip about the end, stand in its place.
  if (vacancy.next.kind === 'narrow' || (vacancy.next.kind === 'filled' && vacancy.is_run_by_reader))
    return null;
  return (
    <section
      aria-label={t('next.label')}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-lila-soft px-4 py-3 max-md:-mx-4 max-md:rounded-none max-md:*:w-full"
    >
      <p className="min-w-0 flex-1 basis-72 font-semibold text-pretty">{sentence}</p>
      <StepButton vacancy={vacancy} actions={actions} />
    </section>
  );
}
